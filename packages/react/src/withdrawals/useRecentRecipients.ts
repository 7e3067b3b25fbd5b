"use client";

import type { Recipient } from "@partner-kit/contract";
import { useMemo } from "react";
import { useLastPayments } from "../recipients/useLastPayments.ts";
import type { PayableRecipient } from "./usePayableRecipients.ts";

/**
 * The recipients that were paid last, newest first, according to the transactions that other components read too. Empty until both
 * lists are read, and for users who may not see transactions.
 */
export function useRecentRecipients(items: readonly PayableRecipient[] | undefined): readonly Recipient[] {
  const { lastPayments: payments } = useLastPayments();
  return useMemo(() => {
    const payable = new Map(
      (items ?? []).flatMap(({ recipient, issue }) => (issue ? [] : [[recipient.id, recipient]])),
    );
    return Array.from(payments?.keys() ?? [], (id) => payable.get(id))
      .filter((recipient) => recipient !== undefined)
      .slice(0, SHOWN);
  }, [items, payments]);
}

const SHOWN = 4;
