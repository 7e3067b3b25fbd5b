import { AMOUNT_PLACES } from "../amount.ts";
import { balanceOf } from "../currency.ts";
import type { HandlerContext } from "../handler.ts";
import { transactionEventData } from "../webhooks/eventData.ts";
import { ledger } from "./ledger.ts";
import { withdrawalAmounts } from "./sentinelAmounts.ts";
import type { StoredTransaction } from "./tables.ts";
import { writeTransaction } from "./writeTransaction.ts";

/** Completes a pending withdrawal: it is settled in full or in part, or its amount is returned. */
export function settleWithdrawal({ context, id }: { readonly context: HandlerContext; readonly id: string }): void {
  const { db, clock, emit } = context;
  const transaction = db.transactions.get(id);
  const account = transaction && db.accounts.get(transaction.accountId);
  const currency = transaction && balanceOf(transaction.currency);
  if (!transaction || !account || !currency) return;
  const { amount, fee } = transaction;
  const status = outcomeOf(transaction);
  const settled = { success: amount, partial: threeQuarters(amount), failed: 0n }[status];
  const spent = status === "failed" ? 0n : settled + fee;
  ledger.spend({ account, currency, amount: spent });
  ledger.release({ account, currency, amount: amount + fee - spent });
  const updatedAt = clock.now();
  const finished = { ...transaction, status, settled: status === "partial" ? settled : null, updatedAt };
  db.transactions.set(id, finished);
  emit({ type: `withdrawal.${status}`, data: transactionEventData(writeTransaction(finished)), account });
}

function outcomeOf({ amount, currency }: StoredTransaction): "success" | "partial" | "failed" {
  if (amount === withdrawalAmounts.failed) return "failed";
  // Only bulk NGN withdrawals can be settled in part.
  return amount === withdrawalAmounts.partial && currency === "NGN" ? "partial" : "success";
}

function threeQuarters(amount: bigint): bigint {
  const part = (amount * 3n) / 4n;
  return part - (part % HUNDREDTH);
}

const HUNDREDTH = 10n ** BigInt(AMOUNT_PLACES - 2);
