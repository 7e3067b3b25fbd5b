"use client";

import type { Transaction } from "@partner-kit/contract";
import { useMemo } from "react";
import { useSession } from "../session/useSession.ts";
import { useLoadedTransactions } from "../transactions/useLoadedTransactions.ts";

/**
 * The last withdrawal to each recipient that did not fail, by the ID of the recipient, newest first. It comes from the transactions
 * that other components read too, so a missing recipient may have been paid before those. `undefined` if transactions cannot be
 * read, or if the user may not see them.
 */
export function useLastPayments(): ReadonlyMap<string, Transaction> | undefined {
  const { allowed } = useSession().can("listTransactions");
  // Nothing is read again for it: a payment changes the transactions, which an event or their own list refreshes.
  const { read, transactions } = useLoadedTransactions({ refreshInterval: 0, isEnabled: allowed });
  const isMissing = !allowed || (read.status === "error" && read.data === undefined);
  return useMemo(() => (isMissing ? undefined : listLast(transactions)), [isMissing, transactions]);
}

function listLast(transactions: readonly Transaction[]): ReadonlyMap<string, Transaction> {
  const last = new Map<string, Transaction>();
  for (const transaction of transactions) {
    const { type, status, recipient_id: id } = transaction;
    if (type === "withdrawal" && status !== "failed" && id && !last.has(id)) last.set(id, transaction);
  }
  return last;
}
