import type { Transaction } from "@partner-kit/contract";
import { writeAmount } from "../amount.ts";
import type { StoredTransaction } from "./tables.ts";

/** Converts a transaction to its wire format. */
export function writeTransaction(transaction: StoredTransaction): Transaction {
  const { id, type, rail, status, amount, currency, fee, recipientId, reference, settled } = transaction;
  return {
    id,
    required_action: status === "action_required" ? { type: "travel_rule" } : null,
    type,
    rail,
    status,
    amount: writeAmount(amount),
    currency,
    ...(type === "withdrawal" ? { fee: writeAmount(fee), recipient_id: recipientId } : {}),
    reference,
    ...(settled === null ? {} : { settled_amount: writeAmount(settled) }),
    created_at: new Date(transaction.createdAt).toISOString(),
    updated_at: new Date(transaction.updatedAt).toISOString(),
  };
}
