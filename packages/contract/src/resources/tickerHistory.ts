import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal } from "../schema/decimal.ts";
import { requiredCode } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";
import { wholeNumber } from "../schema/wholeNumber.ts";
import { getTicker } from "./tickers.ts";

/** Prices of one pair as the proxy sampled them: arrays of one length, oldest first, null where nothing was sampled. */
export type TickerHistory = z.output<typeof tickerHistorySchema>;

const prices = z.array(z.nullable(decimal));

export const tickerHistorySchema = z
  .looseObject({
    pair_id: z.string(),
    /** Seconds from one place to the next. */
    step_seconds: z.number(),
    /** Since when the proxy has samples of this pair; null while it has none. */
    sampled_since: z.nullable(timestamp),
    /** Seconds since the epoch at which each step begins. No step is left out, so a gap shows as nulls. */
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

/** Reads the samples of one pair that the proxy kept. Answered by the proxy; the service has no such reading. */
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
    /** Seconds since the epoch, itself not included. Default: now. */
    to: z.optional(time),
    /** Seconds. Default: what makes at most 500 places. The proxy makes it longer rather than send too many. */
    step: z.optional(wholeNumber({ minimum: 1, maximum: 86_400 })),
  }),
  data: tickerHistorySchema,
  resource: "tickerHistory",
  staleTime: 60_000,
  errors: ["VALIDATION_FAILED", "SESSION_REQUIRED", "STORE_UNAVAILABLE"],
  retry: "safe",
});
