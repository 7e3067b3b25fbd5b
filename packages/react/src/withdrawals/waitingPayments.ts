import type { Approval, OperationName } from "@partner-kit/contract";
import { addDecimals } from "../format/addDecimals.ts";

/** A payment that a second person has not decided about. */
export interface WaitingPayment {
  readonly approvalId: string;
  readonly recipientId: string;
  /** Decimal string. */
  readonly amount: string;
  readonly currency: string;
  /** The highest fee that an approval allows, as a decimal string. Missing if it limits the total instead. */
  readonly maxFee?: string | undefined;
}

/** The payments that wait for approval, in the order of the approvals. Omits those whose amount or recipient is not known. */
export function listWaitingPayments(approvals: readonly Approval[] = []): readonly WaitingPayment[] {
  return approvals.flatMap(({ id, status, operation, reviewed }) => {
    const { amount, currency, recipient, max_fee: maxFee } = reviewed ?? {};
    if (status !== "pending" || operation !== PAYMENT) return [];
    if (amount === undefined || currency === undefined || recipient === undefined) return [];
    return [{ approvalId: id, recipientId: recipient.id, amount, currency, maxFee }];
  });
}

/** The sum of payments by currency. */
export function totalWaiting(payments: readonly WaitingPayment[]): ReadonlyMap<string, string> {
  const totals = new Map<string, string>();
  for (const { currency, amount } of payments)
    totals.set(currency, addDecimals(totals.get(currency) ?? "0", amount) ?? amount);
  return totals;
}

const PAYMENT: OperationName = "submitWithdrawal";
