"use client";

import type { Transaction } from "@partner-kit/contract";
import { useMemo } from "react";
import { useSession } from "../session/useSession.ts";
import { useLoadedTransactions } from "../transactions/useLoadedTransactions.ts";

export interface UseLastPaymentsReturnType {
  /**
   * The last withdrawal to each recipient that did not fail, by the ID of the recipient, newest first. It comes from the
   * transactions that other components read too, so a missing recipient may have been paid before those. `undefined` if
   * transactions cannot be read, or if the user may not see them.
   */
  readonly lastPayments: ReadonlyMap<string, Transaction> | undefined;
  /** Whether all transactions are read and each withdrawal names its recipient, so that a missing one was not paid yet. */
  readonly areComplete: boolean;
}

/** The last payments to recipients. */
export function useLastPayments(): UseLastPaymentsReturnType {
  const { allowed } = useSession().can("listTransactions");
  // Nothing is read again for it: a payment changes the transactions, which an event or their own list refreshes.
  const { read, transactions, more } = useLoadedTransactions({ refreshInterval: 0, isEnabled: allowed });
  const isMissing = !allowed || (read.status === "error" && read.data === undefined);
  const lastPayments = useMemo(() => (isMissing ? undefined : listLast(transactions)), [isMissing, transactions]);
  const areComplete = allowed && read.data !== undefined && more === "none" && transactions.every(namesRecipient);
  return { lastPayments, areComplete };
}

function namesRecipient({ type, recipient_id: id }: Transaction): boolean {
  return type === "deposit" || (type === "withdrawal" && Boolean(id));
}

function listLast(transactions: readonly Transaction[]): ReadonlyMap<string, Transaction> {
  const last = new Map<string, Transaction>();
  for (const transaction of transactions) {
    const { type, status, recipient_id: id } = transaction;
    if (type === "withdrawal" && status !== "failed" && id && !last.has(id)) last.set(id, transaction);
  }
  return last;
}
