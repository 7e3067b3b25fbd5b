"use client";

import { APPROVALS_MAX, type Approval } from "@partner-kit/contract";
import { useState } from "react";
import { useAttempt } from "../form/useAttempt.ts";
import { type ReadState, useReadState } from "../live/useReadState.ts";
import { useControllable } from "../provider/useView.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSession } from "../session/useSession.ts";
import { type ApprovalQueueTab, isOpen, recentlyDecided } from "./ApprovalQueueView.ts";
import { useApprovals, useCancelChange } from "./approvals.ts";

export interface UseApprovalQueueParameters {
  /** The tab, if the host controls it, for example from the URL. */
  readonly tab?: ApprovalQueueTab | undefined;
  /** The initial tab. Default `open`. */
  readonly defaultTab?: ApprovalQueueTab | undefined;
  readonly onTabChange?: ((tab: ApprovalQueueTab) => void) | undefined;
  /** ID of the open approval, if the host controls it. `null` for none. */
  readonly selectedId?: string | null | undefined;
  readonly onSelectedIdChange?: ((approvalId: string | null) => void) | undefined;
  /** Called with the approval after the user cancelled the request. */
  readonly onCancelled?: ((approval: Approval) => void) | undefined;
  /** Milliseconds between reads, for pages without a live stream. Default 15,000. */
  readonly refreshInterval?: number | undefined;
}

export type ApprovalQueueState = ReadState<{
  /** The approvals of the tab, newest first. */
  readonly approvals: readonly Approval[];
  readonly counts: Readonly<Record<ApprovalQueueTab, number>>;
  /** The last five approvals that somebody decided about or cancelled, newest decision first. */
  readonly decided: readonly Approval[];
  /** Whether older open approvals are not listed, because so many are open. */
  readonly isPartial: boolean;
}>;

export interface UseApprovalQueueReturnType {
  readonly state: ApprovalQueueState;
  readonly tab: ApprovalQueueTab;
  readonly setTab: (tab: ApprovalQueueTab) => void;
  /** Whether the user requested the change. Nobody decides about their own request. */
  readonly isOwn: (approval: Approval) => boolean;
  /** Whether the user can cancel the change: their own request, while nobody has decided about it. */
  readonly canCancel: (approval: Approval) => boolean;
  /** Whether the user can decide about the change: it is open, and somebody else requested it. */
  readonly canDecide: (approval: Approval) => boolean;
  /** Cancels an own request. It is never sent. */
  readonly cancel: (approval: Approval) => void;
  /** ID of the approval that is being cancelled. */
  readonly cancellingId: string | undefined;
  /** The error of the last cancellation. The list shows what became of the request. */
  readonly cancelError: OperationError | undefined;
  readonly selectedId: string | null;
  readonly select: (approvalId: string | null) => void;
  readonly refresh: () => void;
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
}

/** The changes that wait for a second person, and those that waited. */
export function useApprovalQueue(parameters: UseApprovalQueueParameters = {}): UseApprovalQueueReturnType {
  const { defaultTab = "open", refreshInterval = 15_000, onSelectedIdChange, onCancelled } = parameters;
  const [tab, setTab] = useControllable<ApprovalQueueTab>({
    value: parameters.tab,
    defaultValue: defaultTab,
    onChange: parameters.onTabChange,
  });
  const [selectedId, select] = useControllable<string | null>({
    value: parameters.selectedId,
    defaultValue: null,
    onChange: onSelectedIdChange,
  });
  const { can, data: session } = useSession();
  const list = useApprovals({ refreshInterval });
  const isOwn = (approval: Approval) => approval.subject === session?.subject;
  const fits: Readonly<Record<ApprovalQueueTab, (approval: Approval) => boolean>> = {
    open: isOpen,
    own: isOwn,
    all: () => true,
  };
  const state = useReadState(list, ({ approvals }) => {
    const count = (one: ApprovalQueueTab) => approvals.filter(fits[one]).length;
    return {
      approvals: approvals.filter(fits[tab]),
      counts: { open: count("open"), own: count("own"), all: count("all") },
      decided: recentlyDecided(approvals),
      isPartial: approvals.length >= APPROVALS_MAX && approvals.every(isOpen),
    };
  });
  const refresh = () => void list.refetch();
  const canCancel = (approval: Approval) => isOwn(approval) && approval.status === "pending";
  const canDecide = (approval: Approval) => can("approveChange").allowed && !isOwn(approval) && isOpen(approval);
  const { attempt, run } = useAttempt<Approval>();
  const [cancellingId, setCancellingId] = useState<string>();
  const { mutateAsync: cancelChange } = useCancelChange();

  const cancel = async ({ id }: Approval) => {
    setCancellingId(id);
    const end = await run({ send: () => cancelChange({ approval_id: id }) });
    setCancellingId(undefined);
    // Another person may have decided first, or the response was lost: the list shows which.
    refresh();
    if (end?.status === "done") onCancelled?.(end.result);
  };

  return {
    state,
    tab,
    setTab,
    isOwn,
    canCancel,
    canDecide,
    cancel: (approval) => {
      if (canCancel(approval) && cancellingId === undefined) void cancel(approval);
    },
    cancellingId,
    cancelError: attempt.status === "failed" ? attempt.error : undefined,
    selectedId,
    select,
    refresh,
    getRefreshButtonProps: () => ({ type: "button", onClick: refresh }),
  };
}
