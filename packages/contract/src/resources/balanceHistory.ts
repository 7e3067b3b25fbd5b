import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal } from "../schema/decimal.ts";
import { requiredCode } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";
import { wholeNumber } from "../schema/wholeNumber.ts";
import { getBalances } from "./balances.ts";

/** Sampled balances of one currency: arrays of the same length, oldest first, with null for steps without a sample. */
export type BalanceHistory = z.output<typeof balanceHistorySchema>;

const amounts = z.array(z.nullable(decimal));

export const balanceHistorySchema = z
  .looseObject({
    currency: z.string(),
    /** Seconds from one index to the next. */
    step_seconds: z.number(),
    /** Time of the first stored sample of this currency. Null if the proxy has no samples. */
    sampled_since: z.nullable(timestamp),
    /** Start of each step in seconds since the epoch, without gaps. Steps without a sample have null amounts. */
    time: z.array(z.number()),
    /** The last sample of each step. */
    available: amounts,
    locked: amounts,
    total: amounts,
    /** Outstanding credit. Null also for a currency that is not the credit line's. */
    outstanding: amounts,
  })
  .check(
    z.refine(({ time, ...series }) =>
      [series.available, series.locked, series.total, series.outstanding].every(({ length }) => length === time.length),
    ),
  );

const time = wholeNumber({ minimum: 0, maximum: 253_402_300_799 });

/** Reads the stored balance samples of one currency. An operation of the proxy: the service has no balance history. */
export const getBalanceHistory = operation({
  name: "getBalanceHistory",
  method: "GET",
  path: "/kit/balance-history",
  auth: "session",
  scope: null,
  permittedBy: getBalances,
  input: z.strictObject({
    /** Currency code, such as `NGN`. */
    currency: requiredCode,
    /** Seconds since the epoch. Default: a day before `to`. */
    from: z.optional(time),
    /** Seconds since the epoch, exclusive. Default: now. */
    to: z.optional(time),
    /** Seconds. Default: the shortest step with at most 500 samples. The proxy lengthens a step that would return too many. */
    step: z.optional(wholeNumber({ minimum: 1, maximum: 86_400 })),
  }),
  data: balanceHistorySchema,
  resource: "balanceHistory",
  staleTime: 60_000,
  errors: ["VALIDATION_FAILED", "SESSION_REQUIRED", "STORE_UNAVAILABLE"],
  retry: "safe",
});
