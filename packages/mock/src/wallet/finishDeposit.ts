import { balanceOf } from "../currency.ts";
import type { HandlerContext } from "../handler.ts";
import { transactionEventData } from "../webhooks/eventData.ts";
import { ledger } from "./ledger.ts";
import { writeTransaction } from "./writeTransaction.ts";

export interface FinishDepositParameters {
  readonly context: HandlerContext;
  readonly id: string;
  readonly outcome: "success" | "failed";
}

/** Completes a pending deposit: its amount becomes available or is returned to the sender. */
export function finishDeposit({ context, id, outcome }: FinishDepositParameters): void {
  const { db, clock, emit } = context;
  const transaction = db.transactions.get(id);
  const account = transaction && db.accounts.get(transaction.accountId);
  if (!transaction || !account) return;
  if (outcome === "success") {
    const currency = balanceOf(transaction.currency);
    if (currency) ledger.credit({ account, currency, amount: transaction.amount });
  }
  const finished = { ...transaction, status: outcome, updatedAt: clock.now() };
  db.transactions.set(id, finished);
  emit({ type: `deposit.${outcome}`, data: transactionEventData(writeTransaction(finished)), account });
}
