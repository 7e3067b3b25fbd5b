import * as z from "zod/mini";
import type { ApprovalEventType } from "./resources/approvals.ts";
import type { PaymentBatchStatus } from "./resources/paymentBatches.ts";
import { tickersSchema } from "./resources/tickers.ts";
import { openEnum } from "./schema/openEnum.ts";
import { openObject } from "./schema/openObject.ts";
import { timestamp } from "./schema/timestamp.ts";

/** Messages of the live stream, by the name of their server-sent event. */
export const liveMessageSchemas = {
  /** The tickers that changed since the last message, or all tickers if `full` is set. The first message after connecting is full. */
  ticker: openObject({ full: z.boolean(), as_of: timestamp, tickers: tickersSchema }),
  /** The proxy received a webhook. Read the content of the event over REST. */
  event: openObject({ seq: z.number(), id: z.string(), type: z.string(), occurred_at: timestamp }),
  /** The start of the stream. The `id` of its server-sent event is the position to resume after until the first event arrives. */
  start: z.looseObject({}),
  /** Read everything again: the stream cannot resume after the last event, or the proxy uses another API key. */
  reset: openObject({ reason: openEnum<"too_old" | "key_rotated">() }),
  /** The status of an approval changed that the person requested or may decide about. Read it over REST. */
  approval: openObject({ type: openEnum<ApprovalEventType>(), approval_id: z.string() }),
  /**
   * A payment batch that the person may see changed, or one of its lines. Read it over REST. `status` is set if the status of
   * the batch changed.
   */
  payment_batch: openObject({ batch_id: z.string(), status: z.optional(openEnum<PaymentBatchStatus>()) }),
  /** The state of the proxy's reads from the service. Sent when it changes. */
  upstream: openObject({ state: openEnum<"ok" | "failing">(), code: z.optional(z.string()) }),
} as const;

export type LiveMessageName = keyof typeof liveMessageSchemas;

export type LiveMessage<TName extends LiveMessageName> = z.output<(typeof liveMessageSchemas)[TName]>;
