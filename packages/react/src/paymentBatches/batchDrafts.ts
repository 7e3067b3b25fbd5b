import { createPaymentBatch, type Input, NetworkError, type PaymentBatch } from "@partner-kit/contract";
import { mayBeDone } from "../form/attempt.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import { createSessionEntries, type DiscardEntriesParameters } from "../provider/sessionEntries.ts";
import type { BatchPaymentLine } from "./checkPayments.ts";
import { type PaymentTotal, totalsOf } from "./paymentTotals.ts";

export interface BatchPaymentValues {
  /** The payments as CSV, as typed, pasted or loaded. */
  readonly text: string;
  /** The name of the batch in lists. May be empty. */
  readonly name: string;
}

export type BatchInput = Input<typeof createPaymentBatch>;

/** A batch under review. It is sent exactly like this, or not at all. */
export interface ReviewedBatch {
  readonly input: BatchInput;
  /** With the recipients as they were when the review began. Empty after a reload. */
  readonly payments: readonly BatchPaymentLine[];
  readonly totals: readonly PaymentTotal[];
}

export interface BatchPaymentShape extends FormShape {
  readonly values: BatchPaymentValues;
  readonly result: PaymentBatch;
  readonly extra: {
    readonly reviewed: ReviewedBatch | undefined;
    /** Totals by currency, typed again to confirm a large batch. */
    readonly typed: Readonly<Record<string, string>>;
    /** The batch that was created. */
    readonly batchId: string | undefined;
  };
  readonly stored: BatchInput;
}

/**
 * A batch that was sent and is not known to be running or rejected. It can only be sent again with the same ID, so it survives a
 * reload. Contains IDs, amounts and the name of the batch.
 */
const sentBatches = createSessionEntries<BatchInput>("paymentBatch");

/** Stands for the attempt of a page that was reloaded. Nothing else is known of it. */
export const lostOnReload: NetworkError = new NetworkError({
  operation: createPaymentBatch.name,
  reason: "unreachable",
  effect: "repeatable",
});

export const batchDrafts = createFormDrafts<BatchPaymentShape>({
  name: "paymentBatch",
  extra: { reviewed: undefined, typed: {}, batchId: undefined },
  isUnsaved: ({ edits, attempt }) => Object.keys(edits).length > 0 || mayBeDone(attempt),
  session: {
    entries: sentBatches,
    // The draft is stored before the request is sent, because the page can be left at any time.
    write: ({ attempt, extra: { reviewed } }) => (mayBeDone(attempt) ? reviewed?.input : undefined),
    read: (input, start) => ({
      ...start,
      attempt: {
        status: "failed",
        error: lostOnReload,
        isUnknown: true,
        earlier: { error: lostOnReload, memo: undefined },
      },
      extra: { ...start.extra, reviewed: { input, payments: [], totals: totalsOf(input.lines) } },
    }),
  },
});

/** Deletes the batches of all users whose outcome is unknown, if `includeUnconfirmed`. */
export function discardBatches({ kit, includeUnconfirmed }: DiscardEntriesParameters): void {
  if (includeUnconfirmed) for (const name of sentBatches.namesOf(kit)) sentBatches.write(name, undefined);
}
