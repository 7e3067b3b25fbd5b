import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal } from "../schema/decimal.ts";
import { fastList } from "../schema/fastList.ts";
import { isPlainDecimal } from "../schema/isPlainDecimal.ts";
import { openObject } from "../schema/openObject.ts";
import { requiredCode } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";

/** The 24-hour ticker of one trading pair. Prices are decimal strings in the quote currency. */
export type Ticker = z.output<typeof tickerSchema>;

export const tickerSchema = openObject({
  pair_id: z.string(),
  best_bid: decimal,
  best_ask: decimal,
  last: decimal,
  open: decimal,
  high: decimal,
  low: decimal,
  /** `last` minus `open`. */
  price_change: decimal,
  /** Percent of `open`. */
  price_change_percent: decimal,
  /** In the base currency. */
  volume: decimal,
  /** In the quote currency. */
  volume_quote: decimal,
  timestamp,
});

/** Uses a fast path: a response has thousands of entries, and a live message has about a fifth of them each second. */
export const tickersSchema = fastList(tickerSchema, isTicker);

/** Reads the 24-hour ticker of one pair, or of all pairs without `pair_id`. (Service document: Endpoints, Exchange.) */
export const getTicker = operation({
  name: "getTicker",
  method: "GET",
  path: "/partner/exchange/ticker/24h",
  auth: "key",
  scope: "unknown",
  grant: "trades:view",
  input: z.strictObject({ pair_id: z.optional(requiredCode) }),
  data: openObject({ tickers: tickersSchema }),
  resource: "ticker",
  staleTime: 2_000,
  sharedFor: 1_000,
  live: "ticker",
  entries: { list: "tickers", key: "pair_id" },
  errors: ["UNAUTHORIZED"],
  retry: "safe",
});

/** The fast path of {@link tickersSchema}: the schema, field by field. */
function isTicker(value: unknown): value is Ticker {
  if (typeof value !== "object" || value === null) return false;
  // The checks below narrow each field.
  const entry = value as Partial<Record<keyof typeof tickerSchema.shape, unknown>>;
  return (
    typeof entry.pair_id === "string" &&
    isPlainDecimal(entry.best_bid) &&
    isPlainDecimal(entry.best_ask) &&
    isPlainDecimal(entry.last) &&
    isPlainDecimal(entry.open) &&
    isPlainDecimal(entry.high) &&
    isPlainDecimal(entry.low) &&
    isPlainDecimal(entry.price_change) &&
    isPlainDecimal(entry.price_change_percent) &&
    isPlainDecimal(entry.volume) &&
    isPlainDecimal(entry.volume_quote) &&
    typeof entry.timestamp === "string" &&
    entry.timestamp !== ""
  );
}
