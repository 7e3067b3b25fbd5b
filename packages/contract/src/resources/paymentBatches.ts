import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal, positiveDecimal } from "../schema/decimal.ts";
import { uuid, uuidInput } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { requiredCode, text } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";
import { wholeNumber } from "../schema/wholeNumber.ts";
import { submitWithdrawal } from "./withdrawals.ts";

/** Maximum number of lines in a payment batch. */
export const PAYMENT_LINES_MAX = 1_000;

/** Maximum number of payment batches in a response. */
export const PAYMENT_BATCHES_MAX = 200;

/** Every status of a payment batch. */
export const paymentBatchStatuses = [
  /** Some lines have not ended. */
  "running",
  /** Every line has ended. */
  "finished",
  /** It was stopped before every line had ended. A line that the proxy is sending at that moment still ends. */
  "stopped",
] as const;

export type PaymentBatchStatus = (typeof paymentBatchStatuses)[number];

/** Every status of a line. */
export const paymentLineStatuses = [
  /** The proxy has not begun it. */
  "waiting",
  /** The proxy is sending it to the service, or waits to send it again. */
  "sending",
  /** The policy requires a second person, who has not decided yet. */
  "pending_approval",
  /** The service accepted the withdrawal. Its transaction shows how it ends. */
  "submitted",
  /** The policy denied it, its terms changed, or the service rejected it. Nothing was paid. */
  "failed",
  /** A second person rejected it, or closed it after they checked its unknown outcome. */
  "rejected",
  /** The batch was stopped first, somebody cancelled it, or the person lost their access. Nothing was paid. */
  "cancelled",
  /** It was not decided or not sent in time. Nothing was paid. */
  "expired",
  /** The proxy sent it, and does not know whether the service accepted it. A person has to check this. */
  "outcome_unknown",
] as const;

export type PaymentLineStatus = (typeof paymentLineStatuses)[number];

/** A withdrawal of a payment batch. */
export type PaymentLine = z.output<typeof paymentLineSchema>;

export const paymentLineSchema = openObject({
  /** Counts from 0, in the order of the input. */
  index: z.number(),
  recipient_id: uuid,
  currency: z.string(),
  amount: decimal,
  /** The highest fee that the person accepts. Null if they set none. */
  max_fee: z.nullable(decimal),
  status: openEnum<PaymentLineStatus>(),
  /** The approval of a line that a person has to decide about, or decided about. */
  approval_id: z.nullable(uuid),
  transaction_id: z.nullable(uuid),
  /** The fee of the quote that the proxy sent. Null before that, and if the service returned none. */
  fee: z.nullable(decimal),
  /** How the line ended: `ok`, or an error code. Null before that. */
  outcome: z.nullable(openObject({ code: z.string(), message: z.nullable(z.string()) })),
});

const facts = {
  batch_id: uuid,
  name: z.nullable(z.string()),
  /** The person who created it, as the host's `authorize` returned them. */
  subject: z.string(),
  /** The person's name at that time. Missing if `authorize` returned none. */
  subject_name: z.optional(z.string()),
  status: openEnum<PaymentBatchStatus>(),
  created_at: timestamp,
  /** When every line had ended. Null before that. */
  finished_at: z.nullable(timestamp),
};

/** A payment batch without its lines. */
export type PaymentBatchSummary = z.output<typeof paymentBatchSummarySchema>;

export const paymentBatchSummarySchema = openObject({
  ...facts,
  line_count: z.number(),
  /** The sums of its lines, whatever became of them. Missing for a batch that an earlier version of the proxy stored. */
  totals: z.optional(z.array(openObject({ currency: z.string(), amount: decimal }))),
  /** The number of lines by status. Statuses without lines are missing. */
  // An object with a catch-all, because `z.record` adds a kilobyte to every bundle.
  counts: z.catchall(z.object({}), z.number()),
});

/** Withdrawals that the proxy submits one after another. */
export type PaymentBatch = z.output<typeof paymentBatchSchema>;

export const paymentBatchSchema = openObject({ ...facts, lines: z.array(paymentLineSchema) });

const common = { auth: "session", scope: null, resource: "paymentBatches", sensitive: "personal" } as const;

/**
 * Creates a batch of withdrawals to saved recipients. The proxy requests a quote for each line, applies its policy, and
 * submits the line once. Sending the same batch again returns it; another batch with the same ID is a `CONFLICT`. An
 * operation of the proxy.
 */
export const createPaymentBatch = operation({
  ...common,
  name: "createPaymentBatch",
  method: "POST",
  path: "/kit/payment-batches",
  permittedBy: submitWithdrawal,
  input: z.strictObject({
    /** Made by the browser, so that a repeated request is recognized. */
    batch_id: uuidInput,
    /** Up to 4,096 characters. */
    name: z.optional(text),
    lines: z
      .array(
        z.strictObject({
          recipient_id: uuidInput,
          currency: requiredCode,
          amount: positiveDecimal,
          /** A line fails if the quote shows a higher fee, or no fee. Default: any fee. */
          max_fee: z.optional(decimal.check(z.regex(/^\d/))),
        }),
      )
      .check(z.minLength(1), z.maxLength(PAYMENT_LINES_MAX)),
  }),
  data: paymentBatchSchema,
  affects: ["paymentBatches"],
  identifiers: { batch_id: "batch_id" },
  errors: [
    "VALIDATION_FAILED",
    "SESSION_REQUIRED",
    "GRANT_MISSING",
    "OPERATION_OFF",
    "CONFLICT",
    "TOO_MANY_REQUESTS",
    "STORE_UNAVAILABLE",
  ],
  retry: "safe",
});

/**
 * Lists payment batches, newest first: those that the person created, and all if they may decide about withdrawals. Running ones
 * displace the others, however old they are. An operation of the proxy.
 */
export const listPaymentBatches = operation({
  ...common,
  name: "listPaymentBatches",
  method: "GET",
  path: "/kit/payment-batches",
  input: z.strictObject({
    /** Default 50. */
    limit: z.optional(wholeNumber({ minimum: 1, maximum: PAYMENT_BATCHES_MAX })),
  }),
  data: openObject({ batches: z.array(paymentBatchSummarySchema) }),
  staleTime: 5_000,
  errors: ["SESSION_REQUIRED", "STORE_UNAVAILABLE"],
  retry: "safe",
});

/** Reads a payment batch with its lines. An operation of the proxy. */
export const getPaymentBatch = operation({
  ...common,
  name: "getPaymentBatch",
  method: "GET",
  path: "/kit/payment-batches/{batch_id}",
  input: z.strictObject({ batch_id: uuidInput }),
  data: paymentBatchSchema,
  staleTime: 5_000,
  errors: ["SESSION_REQUIRED", "NOT_FOUND", "STORE_UNAVAILABLE"],
  retry: "safe",
});

/**
 * Stops a payment batch. Lines that the proxy has not sent are cancelled, and so are those that wait for an approval.
 * Stopping a batch that is not running changes nothing. An ID without a batch is occupied, so that a delayed request cannot
 * create one with it. An operation of the proxy.
 */
export const stopPaymentBatch = operation({
  ...common,
  name: "stopPaymentBatch",
  method: "POST",
  path: "/kit/payment-batches/{batch_id}/stop",
  input: z.strictObject({ batch_id: uuidInput }),
  data: paymentBatchSchema,
  affects: ["paymentBatches", "approvals"],
  identifiers: { batch_id: "batch_id" },
  errors: ["VALIDATION_FAILED", "SESSION_REQUIRED", "NOT_FOUND", "STORE_UNAVAILABLE"],
  retry: "safe",
});
