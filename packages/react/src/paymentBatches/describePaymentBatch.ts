import type { PaymentBatchSummary, PaymentLine, PaymentLineStatus } from "@partner-kit/contract";
import type { Text } from "../text/text.ts";
import type { BadgeProps } from "../ui/Badge/Badge.tsx";
import { describeStatusBy, type StatusDescription, statusTones } from "../ui/Badge/statuses.ts";
import type { BatchProgress } from "./batchProgress.ts";

type Messages = Pick<Text, "paymentBatches">;

export interface BatchStatusDescription extends StatusDescription {
  readonly dot?: BadgeProps["dot"];
}

/** Describes the status of a batch in a few words, the worst outcome of its payments first. */
export function describeBatchStatus(
  { status }: Pick<PaymentBatchSummary, "status">,
  { open, waitingForApproval, notPaid, unknown }: BatchProgress,
  { paymentBatches: messages }: Messages,
): BatchStatusDescription {
  const known = {
    running: describeRunning(),
    finished: describeEnd(),
    stopped: unknown > 0 ? "stoppedUnknown" : "stopped",
  } as const;
  const description = describeStatusBy({ status, known, messages, tones: statusTones.paymentBatches });
  return status === "running" && open > waitingForApproval ? { ...description, dot: "pulse" } : description;

  function describeRunning() {
    if (unknown > 0 || notPaid > 0) return "attention";
    return open > 0 && open === waitingForApproval ? "waitingForApproval" : "running";
  }

  function describeEnd() {
    if (unknown > 0) return "finishedUnknown";
    return notPaid > 0 ? "finishedPartly" : "finished";
  }
}

/** Describes the status of a payment in a word or two. */
export function describeLineStatus(
  { status }: Pick<PaymentLine, "status">,
  { paymentBatches: messages }: Messages,
): BatchStatusDescription {
  const description = describeStatusBy({ status, known: lines, messages, tones: statusTones.paymentBatches });
  return status === "sending" ? { ...description, dot: "pulse" } : description;
}

const lines = {
  waiting: "lineWaiting",
  sending: "lineSending",
  pending_approval: "lineApproval",
  submitted: "lineSubmitted",
  failed: "lineFailed",
  rejected: "lineRejected",
  cancelled: "lineCancelled",
  expired: "lineExpired",
  outcome_unknown: "lineUnknown",
} as const satisfies Readonly<Record<PaymentLineStatus, string>>;
