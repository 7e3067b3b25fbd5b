"use client";

import type { Approval, OperationName } from "@partner-kit/contract";
import { useMemo } from "react";
import { useApprovals } from "../approvals/approvals.ts";
import { useSession } from "../session/useSession.ts";
import type { TextOf } from "../text/text.ts";
import type { enRecipientList } from "./messages.en.ts";

/**
 * The newest change or deletion that waits for approval, by the ID of its recipient. Empty for users who may not see approvals.
 */
export function useWaitingChanges(): ReadonlyMap<string, Approval> {
  const { allowed: enabled } = useSession().can("listApprovals");
  const { data } = useApprovals({ query: { enabled } });
  return useMemo(() => {
    const changes = new Map<string, Approval>();
    for (const approval of data?.approvals ?? []) {
      const id = approval.reviewed?.recipient?.id;
      if (approval.status !== "pending" || !changing.has(approval.operation)) continue;
      if (id !== undefined && !changes.has(id)) changes.set(id, approval);
    }
    return changes;
  }, [data]);
}

/** Describes what waits: a mark, and for a change what it means for payments. */
export function describeWaitingChange(
  { operation }: Approval,
  { recipientList: messages }: TextOf<typeof enRecipientList>,
): { readonly mark: string; readonly help: string | undefined } {
  return operation === DELETION
    ? { mark: messages.deletionWaiting, help: undefined }
    : { mark: messages.waiting, help: messages.waitingHelp };
}

const DELETION: OperationName = "deleteRecipient";
const changing: ReadonlySet<string> = new Set(["updateRecipient", DELETION] satisfies OperationName[]);
