"use client";

import type { Approval } from "@partner-kit/contract";
import { useState } from "react";
import { useAttempt } from "../form/useAttempt.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { isOpen } from "./ApprovalQueueView.ts";
import { useApproval, useApproveChange, useCancelChange, useRejectChange } from "./approvals.ts";

export interface UseApprovalDecisionParameters {
  /** Nothing is read while it is `undefined`. */
  readonly approvalId: string | undefined;
  /** Called with the approval after a decision. */
  readonly onDecided?: ((approval: Approval) => void) | undefined;
  /** Milliseconds between reads, for pages without a live stream. Default 5,000. */
  readonly refreshInterval?: number | undefined;
}

export type Decision = "approve" | "reject" | "cancel";

export type ApprovalDecisionState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | {
      readonly status: "ready";
      readonly approval: Approval;
      /** Whether the user requested the change. */
      readonly isOwn: boolean;
      /** The decisions that can be made now: to decide about another person's change, or to cancel an own one. */
      readonly decisions: readonly Decision[];
      /** The decision that is being sent. */
      readonly sending: Decision | undefined;
      /** The error of the last decision. `isUncertain(error)`: it may have been made. */
      readonly error: OperationError | undefined;
    };

export interface UseApprovalDecisionReturnType {
  readonly state: ApprovalDecisionState;
  /** Whether the user may decide about changes of others. */
  readonly permission: Permission;
  readonly comment: string;
  readonly setComment: (comment: string) => void;
  /** Makes a decision with the comment. Approving makes the proxy send the change. */
  readonly decide: (decision: Decision) => void;
  readonly refresh: () => void;
}

/** One change that waits for a second person, and the decision about it. */
export function useApprovalDecision(parameters: UseApprovalDecisionParameters): UseApprovalDecisionReturnType {
  const { approvalId, onDecided, refreshInterval = 5_000 } = parameters;
  const { can, data: session } = useSession();
  const permission = can("approveChange");
  const read = useApproval({ approval_id: approvalId, refreshInterval });
  const readError = useSettledError(read);
  // With the ID, because a page can show one approval after another: a comment belongs to the one it was typed for.
  const [typed, setTyped] = useState({ id: approvalId, comment: "" });
  const [tried, setTried] = useState<{ readonly id: string; readonly sending: Decision | undefined }>();
  const comment = typed.id === approvalId ? typed.comment : "";
  const { attempt, run } = useAttempt<Approval>();
  const { mutateAsync: approve } = useApproveChange();
  const { mutateAsync: reject } = useRejectChange();
  const { mutateAsync: cancel } = useCancelChange();
  const state = toState();

  const send = async (decision: Decision, id: string) => {
    setTried({ id, sending: decision });
    const input = { approval_id: id, ...(comment.trim() && { comment: comment.trim() }) };
    const end = await run({
      send: () => {
        if (decision === "cancel") return cancel({ approval_id: id });
        return decision === "approve" ? approve(input) : reject(input);
      },
    });
    setTried((now) => (now?.id === id ? { id, sending: undefined } : now));
    // Another person may have decided first, or the response was lost: the approval shows which.
    void read.refetch();
    if (end?.status === "done") onDecided?.(end.result);
  };

  return {
    state,
    permission,
    comment,
    setComment: (text) => setTyped({ id: approvalId, comment: text }),
    decide: (decision) => {
      if (state.status === "ready" && state.decisions.includes(decision) && !state.sending)
        void send(decision, state.approval.id);
    },
    refresh: () => void read.refetch(),
  };

  function toState(): ApprovalDecisionState {
    const { data, isFetching } = read;
    if (!data) return readError ? { status: "error", error: readError, isRetrying: isFetching } : { status: "loading" };
    const isOwn = data.subject === session?.subject;
    return {
      status: "ready",
      approval: data,
      isOwn,
      decisions: decisionsAbout(data, isOwn),
      sending: tried?.id === data.id ? tried.sending : undefined,
      error: tried?.id === data.id && attempt.status === "failed" ? attempt.error : undefined,
    };
  }

  function decisionsAbout(approval: Approval, isOwn: boolean): readonly Decision[] {
    if (!isOpen(approval)) return [];
    if (isOwn) return approval.status === "pending" ? ["cancel"] : [];
    return permission.allowed ? ["approve", "reject"] : [];
  }
}
