import { NetworkError, submitWithdrawal, type WithdrawalQuote } from "@partner-kit/contract";
import { createSessionEntries, type DiscardEntriesParameters } from "../provider/sessionEntries.ts";
import type { OperationError } from "../query/operationError.ts";

/**
 * A payment that was sent and is not known to be paid or rejected. It can only be sent again with the same quote and key, so it
 * survives a reload. Contains IDs and amounts, no personal data.
 */
export interface StoredPayment {
  readonly quote: Pick<
    WithdrawalQuote,
    "withdrawal_quote_id" | "recipient_id" | "currency" | "amount" | "fee" | "total" | "expires_at"
  >;
  readonly recipientId: string;
  readonly amount: string;
  readonly currency: string;
  readonly idempotencyKey: string;
  /** The approval that the payment waits for. Absent: the outcome is unknown. */
  readonly approvalId?: string | undefined;
  /** Whether a submission before the held one got no response. */
  readonly isEarlierUnknown?: boolean | undefined;
}

export const storedPayments = createSessionEntries<StoredPayment>("withdrawal");

/** Returns a payment without the recipient's details, and without fields of the quote that the contract does not know. */
export function storePayment(
  payment: Omit<StoredPayment, "quote"> & { readonly quote: WithdrawalQuote },
  held: Pick<StoredPayment, "approvalId" | "isEarlierUnknown"> | undefined,
): StoredPayment {
  const { recipientId, amount, currency, idempotencyKey } = payment;
  const { withdrawal_quote_id, recipient_id, fee, total, expires_at, ...rest } = payment.quote;
  const terms = { withdrawal_quote_id, recipient_id, currency: rest.currency, amount: rest.amount, fee, total };
  const { approvalId, isEarlierUnknown } = held ?? {};
  const quote = { ...terms, expires_at };
  return { recipientId, amount, currency, idempotencyKey, approvalId, isEarlierUnknown, quote };
}

/** Why the outcome of a payment is unknown after a reload: it interrupted the request before its response. */
export function interruption(): OperationError {
  return new NetworkError({ operation: submitWithdrawal.name, reason: "unreachable", effect: "unrepeatable" });
}

/** Deletes the payments of all users. One whose outcome is unknown stays, unless `includeUnconfirmed`. */
export function discardPayments({ kit, includeUnconfirmed }: DiscardEntriesParameters): void {
  for (const name of storedPayments.namesOf(kit)) {
    const { approvalId, isEarlierUnknown } = storedPayments.read(name) ?? {};
    const isUnconfirmed = approvalId === undefined || isEarlierUnknown === true;
    if (includeUnconfirmed || !isUnconfirmed) storedPayments.write(name, undefined);
  }
}
