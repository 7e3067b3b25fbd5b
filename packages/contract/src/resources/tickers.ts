import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal } from "../schema/decimal.ts";
import { timestamp } from "../schema/timestamp.ts";

/** 24-hour figures of one trading pair; prices in the quote currency, all decimal strings. */
export type Ticker = z.output<typeof tickerSchema>;

export const tickerSchema = z.looseObject({
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

/** Reads the 24-hour ticker of one pair, or of all where `pair_id` is left out. (Service document: Endpoints, Exchange.) */
export const getTicker = operation({
  name: "getTicker",
  method: "GET",
  path: "/partner/exchange/ticker/24h",
  auth: "key",
  scope: "unknown",
  grant: "trades:view",
  input: z.strictObject({ pair_id: z.optional(z.string().check(z.minLength(1), z.maxLength(128))) }),
  data: z.looseObject({ tickers: z.array(tickerSchema) }),
  resource: "ticker",
  errors: ["UNAUTHORIZED"],
  retry: "safe",
});
