import type { PaymentBatchSummary, PaymentLine } from "@partner-kit/contract";
import type { Text } from "../text/text.ts";
import type { BadgeProps } from "../ui/Badge/Badge.tsx";
import type { BatchProgress } from "./batchProgress.ts";

type Messages = Pick<Text, "paymentBatches">;

export interface BatchStatusDescription {
  /** An unknown status is shown unchanged. */
  readonly label: string;
  readonly tone: NonNullable<BadgeProps["tone"]>;
  readonly dot?: BadgeProps["dot"];
}

/** Describes the status of a batch in a few words. A finished one says whether everything was accepted. */
export function describeBatchStatus(
  { status }: Pick<PaymentBatchSummary, "status">,
  { open, waitingForApproval, notPaid, unknown }: BatchProgress,
  { paymentBatches: messages }: Messages,
): BatchStatusDescription {
  switch (status) {
    case "running":
      return open > 0 && open === waitingForApproval
        ? { label: messages.waitingForApproval, tone: "warn" }
        : { label: messages.running, tone: "info", dot: "pulse" };
    case "finished":
      if (unknown > 0) return { label: messages.finishedUnknown, tone: "danger" };
      if (notPaid > 0) return { label: messages.finishedPartly, tone: "warn" };
      return { label: messages.finished, tone: "success" };
    case "stopped":
      return { label: messages.stopped, tone: unknown > 0 ? "danger" : "neutral" };
    default:
      return { label: status, tone: "neutral" };
  }
}

/** Describes the status of a payment in a word or two. Unknown statuses are shown unchanged. */
export function describeLineStatus(
  { status }: Pick<PaymentLine, "status">,
  { paymentBatches: messages }: Messages,
): BatchStatusDescription {
  switch (status) {
    case "waiting":
      return { label: messages.lineWaiting, tone: "neutral" };
    case "sending":
      return { label: messages.lineSending, tone: "info", dot: "pulse" };
    case "pending_approval":
      return { label: messages.lineApproval, tone: "warn" };
    case "submitted":
      return { label: messages.lineSubmitted, tone: "success" };
    case "failed":
      return { label: messages.lineFailed, tone: "danger" };
    case "rejected":
      return { label: messages.lineRejected, tone: "danger" };
    case "cancelled":
      return { label: messages.lineCancelled, tone: "neutral" };
    case "expired":
      return { label: messages.lineExpired, tone: "neutral" };
    case "outcome_unknown":
      return { label: messages.lineUnknown, tone: "danger" };
    default:
      return { label: status, tone: "neutral" };
  }
}
