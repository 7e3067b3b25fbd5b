import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal } from "../schema/decimal.ts";
import { requiredCode } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";
import { wholeNumber } from "../schema/wholeNumber.ts";
import { getTicker } from "./tickers.ts";

/** Sampled prices of one pair: arrays of the same length, oldest first, with null for steps without a sample. */
export type TickerHistory = z.output<typeof tickerHistorySchema>;

const prices = z.array(z.nullable(decimal));

export const tickerHistorySchema = z
  .looseObject({
    pair_id: z.string(),
    /** Seconds from one index to the next. */
    step_seconds: z.number(),
    /** Time of the first sample of this pair. Null if the proxy has no samples. */
    sampled_since: z.nullable(timestamp),
    /** Start of each step in seconds since the epoch, without gaps. Steps without a sample have null prices. */
    time: z.array(z.number()),
    /** The last sample of each step, in the quote currency. */
    last: prices,
    best_bid: prices,
    best_ask: prices,
  })
  .check(
    z.refine(({ time, ...series }) =>
      [series.last, series.best_bid, series.best_ask].every(({ length }) => length === time.length),
    ),
  );

const time = wholeNumber({ minimum: 0, maximum: 253_402_300_799 });

/** Reads the stored samples of one pair. An operation of the proxy: the service has no price history. */
export const getTickerHistory = operation({
  name: "getTickerHistory",
  method: "GET",
  path: "/kit/ticker-history",
  auth: "session",
  scope: null,
  permittedBy: getTicker,
  input: z.strictObject({
    pair_id: requiredCode,
    /** Seconds since the epoch. Default: a day before `to`. */
    from: z.optional(time),
    /** Seconds since the epoch, exclusive. Default: now. */
    to: z.optional(time),
    /** Seconds. Default: the shortest step with at most 500 samples. The proxy lengthens a step that would return too many. */
    step: z.optional(wholeNumber({ minimum: 1, maximum: 86_400 })),
  }),
  data: tickerHistorySchema,
  resource: "tickerHistory",
  staleTime: 60_000,
  errors: ["VALIDATION_FAILED", "SESSION_REQUIRED", "STORE_UNAVAILABLE"],
  retry: "safe",
});
