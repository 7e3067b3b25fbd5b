import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal } from "../schema/decimal.ts";
import { openObject } from "../schema/openObject.ts";
import { TEXT_MAX_LENGTH } from "../schema/text.ts";
import { getTicker } from "./tickers.ts";

/** Sampled prices of several pairs over the last 24 hours, for small charts in lists. */
export type PriceTrends = z.output<typeof priceTrendsSchema>;

export const priceTrendsSchema = z
  .looseObject({
    /** Seconds from one index to the next. */
    step_seconds: z.number(),
    /** Start of each step in seconds since the epoch, without gaps, oldest first. All pairs share it. */
    time: z.array(z.number()),
    trends: z.array(
      openObject({
        pair_id: z.string(),
        /** The last price of each step, in the quote currency. Null for a step without a sample. */
        last: z.array(z.nullable(decimal)),
      }),
    ),
  })
  .check(z.refine(({ time, trends }) => trends.every(({ last }) => last.length === time.length)));

/** Maximum number of pairs in a request. */
export const TREND_PAIRS_MAX = 50;

const pairIds = z.string().check(
  z.minLength(1),
  z.maxLength(TEXT_MAX_LENGTH),
  z.refine((text) => text.split(",").length <= TREND_PAIRS_MAX, `at most ${TREND_PAIRS_MAX} pairs`),
);

/**
 * Reads the stored samples of several pairs over the last 24 hours in half-hour steps. An operation of the proxy: the
 * service has no price history. A pair without samples has only null prices.
 */
export const listPriceTrends = operation({
  name: "listPriceTrends",
  method: "GET",
  path: "/kit/price-trends",
  auth: "session",
  scope: null,
  permittedBy: getTicker,
  input: z.strictObject({
    /** IDs from the markets listing, separated by commas. At most 50. */
    pair_ids: pairIds,
  }),
  data: priceTrendsSchema,
  resource: "tickerHistory",
  staleTime: 60_000,
  errors: ["VALIDATION_FAILED", "SESSION_REQUIRED", "STORE_UNAVAILABLE"],
  retry: "safe",
});
