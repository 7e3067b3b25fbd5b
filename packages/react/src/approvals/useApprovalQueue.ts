"use client";

import type { Approval } from "@partner-kit/contract";
import { useState } from "react";
import { type ReadState, useReadState } from "../live/useReadState.ts";
import { useControllable } from "../provider/useView.ts";
import { useSession } from "../session/useSession.ts";
import { type ApprovalQueueTab, isOpen } from "./ApprovalQueueView.ts";
import { useApprovals } from "./approvals.ts";

export interface UseApprovalQueueParameters {
  /** Default `open`. */
  readonly defaultTab?: ApprovalQueueTab | undefined;
  /** ID of the open approval, if the host controls it. `null` for none. */
  readonly selectedId?: string | null | undefined;
  readonly onSelectedIdChange?: ((approvalId: string | null) => void) | undefined;
  /** Milliseconds between reads, for pages without a live stream. Default 15,000. */
  readonly refreshInterval?: number | undefined;
}

export type ApprovalQueueState = ReadState<{
  /** The approvals of the tab, newest first. */
  readonly approvals: readonly Approval[];
  readonly counts: Readonly<Record<ApprovalQueueTab, number>>;
}>;

export interface UseApprovalQueueReturnType {
  readonly state: ApprovalQueueState;
  readonly tab: ApprovalQueueTab;
  readonly setTab: (tab: ApprovalQueueTab) => void;
  /** Whether the user requested the change. Nobody decides about their own request. */
  readonly isOwn: (approval: Approval) => boolean;
  readonly selectedId: string | null;
  readonly select: (approvalId: string | null) => void;
  readonly refresh: () => void;
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
}

/** The changes that wait for a second person, and those that waited. */
export function useApprovalQueue(parameters: UseApprovalQueueParameters = {}): UseApprovalQueueReturnType {
  const { defaultTab = "open", refreshInterval = 15_000, onSelectedIdChange } = parameters;
  const [tab, setTab] = useState(defaultTab);
  const [selectedId, select] = useControllable<string | null>({
    value: parameters.selectedId,
    defaultValue: null,
    onChange: onSelectedIdChange,
  });
  const subject = useSession().data?.subject;
  const list = useApprovals({ refreshInterval });
  const isOwn = (approval: Approval) => approval.subject === subject;
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
    };
  });
  const refresh = () => void list.refetch();

  return {
    state,
    tab,
    setTab,
    isOwn,
    selectedId,
    select,
    refresh,
    getRefreshButtonProps: () => ({ type: "button", onClick: refresh }),
  };
}
