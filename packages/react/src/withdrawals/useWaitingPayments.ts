"use client";

import { useMemo } from "react";
import { useApprovals } from "../approvals/approvals.ts";
import { useSession } from "../session/useSession.ts";
import { listWaitingPayments, type WaitingPayment } from "./waitingPayments.ts";

/** The payments that wait for approval, so that nobody makes them again. Empty for users who may not see approvals. */
export function useWaitingPayments(): readonly WaitingPayment[] {
  const { allowed: enabled } = useSession().can("listApprovals");
  const approvals = useApprovals({ query: { enabled } }).data?.approvals;
  return useMemo(() => listWaitingPayments(approvals), [approvals]);
}
