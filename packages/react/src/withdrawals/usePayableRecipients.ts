"use client";

import type { Recipient } from "@partner-kit/contract";
import { useMemo } from "react";
import { assessAddress } from "../chains/assessAddress.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { useRecipients } from "../recipients/recipients.ts";

/** Why a saved recipient cannot be paid. */
export type RecipientIssue =
  /** The bank, the account number, the chain or the address is missing. */
  | "incomplete"
  /** The address is not one of its chain, or a character of it is wrong. */
  | "address"
  /** A type of recipient that the kit does not know. */
  | "type";

/** A saved recipient as a choice. */
export interface PayableRecipient {
  readonly recipient: Recipient;
  readonly issue: RecipientIssue | undefined;
}

export interface UsePayableRecipientsReturnType {
  /** `undefined` until the list is read. In the order of the service. */
  readonly items: readonly PayableRecipient[] | undefined;
  /** Why the list is missing. */
  readonly error: OperationError | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The saved recipients, with the reason why one cannot be paid. */
export function usePayableRecipients(): UsePayableRecipientsReturnType {
  const list = useRecipients();
  const error = useSettledError(list);
  const items = useMemo(() => list.data?.map((recipient) => ({ recipient, issue: issueOf(recipient) })), [list.data]);
  return {
    items,
    error: list.data ? undefined : error,
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
  };
}

function issueOf(recipient: Recipient): RecipientIssue | undefined {
  const { recipient_type: type, account_number, bank_code, chain, crypto_address: address } = recipient;
  if (type === "fiat") return account_number && bank_code ? undefined : "incomplete";
  if (type !== "crypto") return "type";
  if (!chain || !address) return "incomplete";
  const { status } = assessAddress({ chain, address });
  return status === "invalid" || status === "odd" ? "address" : undefined;
}
