import { type Approval, parseTimestamp } from "@partner-kit/contract";

/** The part of the approvals that a list shows. */
export type ApprovalQueueTab =
  /** A person who may decide has to decide: the user, or somebody else about the user's own requests. */
  | "open"
  /** Requested by the user. */
  | "own"
  /** Everything that the user may see. */
  | "all";

/** Whether somebody has to act on an approval: decide about it, or find out what happened to it. */
export function isOpen({ status }: Pick<Approval, "status">): boolean {
  return status === "pending" || status === "outcome_unknown";
}

/** The last five approvals that somebody decided about or cancelled, newest decision first. */
export function recentlyDecided(approvals: readonly Approval[]): readonly Approval[] {
  const timeOf = ({ decided_at: decided }: Approval) => (decided === null ? undefined : parseTimestamp(decided)) ?? 0;
  return approvals
    .filter((approval) => approval.decided_by !== null && !isOpen(approval))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, 5);
}
