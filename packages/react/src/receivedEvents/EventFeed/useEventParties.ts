"use client";

import type { Transaction } from "@partner-kit/contract";
import { useMemo } from "react";
import { useText } from "../../locale/useText.ts";
import { useRecipients } from "../../recipients/recipients.ts";
import { useSession } from "../../session/useSession.ts";
import { railLabelOf } from "../../transactions/describeTransaction.ts";
import { enTransactions } from "../../transactions/messages.en.ts";
import { useLoadedTransactions } from "../../transactions/useLoadedTransactions.ts";
import type { EventSubject } from "../readEventSubject.ts";

/**
 * Returns a function that says to whom a withdrawal went, or else how the transaction moved, unless its currency says so. Only from
 * what other components of the page have read: a feed of hundreds of events makes no requests for it.
 */
export function useEventParties(): (subject: EventSubject) => string | undefined {
  const text = useText(enTransactions);
  const { can } = useSession();
  const { transactions } = useLoadedTransactions({ refreshInterval: 60_000, isEnabled: false });
  const { data: recipients } = useRecipients({ query: { enabled: false } });
  const byId = useMemo(() => new Map(transactions.map((one) => [one.id, one])), [transactions]);
  const labels = useMemo(() => new Map(recipients?.map(({ id, label }) => [id, label])), [recipients]);
  return ({ transactionId = "" }) => {
    const transaction = can("listTransactions").allowed ? byId.get(transactionId) : undefined;
    const recipient = transaction && can("listRecipients").allowed ? recipientOf(transaction) : undefined;
    if (recipient !== undefined || !transaction?.rail || transaction.rail === "crypto") return recipient;
    return railLabelOf(transaction.rail, text);
  };

  function recipientOf({ recipient_id: id }: Transaction): string | undefined {
    return (id && labels.get(id)) || undefined;
  }
}
