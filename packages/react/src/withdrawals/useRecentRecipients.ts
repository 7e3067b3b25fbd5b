"use client";

import type { Recipient, Transaction } from "@partner-kit/contract";
import { useMemo } from "react";
import { useSession } from "../session/useSession.ts";
import { useLoadedTransactions } from "../transactions/useLoadedTransactions.ts";
import type { PayableRecipient } from "./usePayableRecipients.ts";

/**
 * The recipients that were paid last, newest first, according to the transactions that other components read too. Empty until both
 * lists are read, and for users who may not see transactions.
 */
export function useRecentRecipients(items: readonly PayableRecipient[] | undefined): readonly Recipient[] {
  const { allowed } = useSession().can("listTransactions");
  // Nothing is read again for it: a payment changes the transactions, which an event or their own list refreshes.
  const { transactions } = useLoadedTransactions({ refreshInterval: 0, isEnabled: allowed });
  return useMemo(() => listRecent(items ?? [], transactions), [items, transactions]);
}

function listRecent(
  items: readonly PayableRecipient[],
  transactions: readonly Pick<Transaction, "type" | "status" | "recipient_id">[],
): readonly Recipient[] {
  const payable = new Map(items.flatMap(({ recipient, issue }) => (issue ? [] : [[recipient.id, recipient] as const])));
  const paid = transactions.filter(({ type, status }) => type === "withdrawal" && status !== "failed");
  const ids = new Set(paid.map(({ recipient_id: id }) => id ?? ""));
  return Array.from(ids, (id) => payable.get(id))
    .filter((recipient) => recipient !== undefined)
    .slice(0, SHOWN);
}

const SHOWN = 4;
