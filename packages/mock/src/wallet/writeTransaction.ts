import type { Transaction } from "@partner-kit/contract";
import { writeAmount } from "../amount.ts";
import type { StoredTransaction } from "./tables.ts";

/** Converts a transaction to its wire format. */
export function writeTransaction(transaction: StoredTransaction): Transaction {
  const { id, type, rail, status, amount, currency, reference, settled, createdAt, updatedAt } = transaction;
  return {
    id,
    required_action: status === "action_required" ? { type: "travel_rule" } : null,
    type,
    rail,
    status,
    amount: writeAmount(amount),
    currency,
    reference,
    ...(settled === null ? {} : { settled_amount: writeAmount(settled) }),
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  };
}
