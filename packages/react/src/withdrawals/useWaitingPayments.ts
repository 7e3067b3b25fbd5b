"use client";

import { useMemo } from "react";
import { useApprovals } from "../approvals/approvals.ts";
import { useSession } from "../session/useSession.ts";
import { listWaitingPayments, totalWaiting, type WaitingPayment } from "./waitingPayments.ts";

export interface UseWaitingPaymentsReturnType {
  readonly payments: readonly WaitingPayment[];
  /** Their sums as decimal strings, by currency. */
  readonly totals: ReadonlyMap<string, string>;
  readonly isLoading: boolean;
}

/** The payments that wait for approval, so that nobody makes them again. Empty for users who may not see approvals. */
export function useWaitingPayments(): UseWaitingPaymentsReturnType {
  const { allowed: enabled } = useSession().can("listApprovals");
  const { data, isLoading } = useApprovals({ query: { enabled } });
  const payments = useMemo(() => listWaitingPayments(data?.approvals), [data]);
  const totals = useMemo(() => totalWaiting(payments), [payments]);
  return { payments, totals, isLoading };
}
