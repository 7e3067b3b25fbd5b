import type { PaymentBatch, PaymentBatchSummary, PaymentLine, PaymentLineStatus } from "@partner-kit/contract";

/** The progress of a batch, in numbers of payments. */
export interface BatchProgress {
  readonly total: number;
  /** The service accepted them. */
  readonly accepted: number;
  /** A second person has to approve them. */
  readonly waitingForApproval: number;
  /** They ended, and nothing was paid. */
  readonly notPaid: number;
  /** They were sent, and a person has to check whether they were paid. */
  readonly unknown: number;
  /** They have not ended. Includes those that wait for approval. */
  readonly open: number;
  /** By status. Statuses without payments may be missing. */
  readonly counts: Readonly<Partial<Record<string, number>>>;
}

/** Counts the payments of a batch. Statuses that the kit does not know count as open. */
export function batchProgress(batch: PaymentBatch | PaymentBatchSummary): BatchProgress {
  const counts = isWhole(batch) ? countStatuses(batch.lines) : batch.counts;
  const total = isWhole(batch) ? batch.lines.length : batch.line_count;
  const count = (...statuses: readonly PaymentLineStatus[]) =>
    statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const accepted = count("submitted");
  const notPaid = count("failed", "rejected", "cancelled", "expired");
  const unknown = count("outcome_unknown");
  const open = total - accepted - notPaid - unknown;
  return { total, accepted, waitingForApproval: count("pending_approval"), notPaid, unknown, open, counts };
}

/** Whether a person has to act on a payment, or should know that it was not made. */
export function needsAttention({ status }: Pick<PaymentLine, "status">): boolean {
  return !["waiting", "sending", "submitted"].includes(status);
}

function isWhole(batch: PaymentBatch | PaymentBatchSummary): batch is PaymentBatch {
  return "lines" in batch;
}

function countStatuses(lines: readonly PaymentLine[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of lines) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
