import { balanceOf } from "../currency.ts";
import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { createReference } from "./createReference.ts";
import { ledger } from "./ledger.ts";
import type { RecipientType, StoredTransaction } from "./tables.ts";
import { isCreditOverdue, withdrawableOf } from "./withdrawable.ts";

/** Milliseconds from submission to settlement of a withdrawal. */
export const WITHDRAWAL_MS: Readonly<Record<RecipientType, number>> = { fiat: 20_000, crypto: 60_000 };

export interface StartWithdrawalParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly rail: RecipientType;
  readonly currency: string;
  readonly amount: bigint;
  readonly fee?: bigint | undefined;
  /** The saved recipient. Default: none, as in a simulated withdrawal. */
  readonly recipientId?: string | null | undefined;
}

/** Locks the amount of a withdrawal and schedules its settlement. Throws if withdrawals are blocked or the balance is too low. */
export function startWithdrawal(parameters: StartWithdrawalParameters): StoredTransaction {
  const { context, account, rail, currency, amount, fee = 0n, recipientId = null } = parameters;
  const { db, clock, random, later } = context;
  const now = clock.now();
  if (isCreditOverdue(account, now)) {
    throw new ServiceError("FORBIDDEN", { message: "withdrawals are blocked: credit is overdue" });
  }
  const balance = balanceOf(currency);
  const total = amount + fee;
  if (!balance || total > withdrawableOf(account, balance, now)) {
    throw new ServiceError("VALIDATION_FAILED", { message: "insufficient withdrawable balance" });
  }
  ledger.reserve({ account, currency: balance, amount: total });
  const transaction: StoredTransaction = {
    id: random.uuid(),
    accountId: account.id,
    type: "withdrawal",
    rail,
    status: "pending",
    currency,
    amount,
    fee,
    settled: null,
    reference: createReference({ prefix: "WDR", random, now }),
    recipientId,
    travelRule: null,
    createdAt: now,
    updatedAt: now,
  };
  db.transactions.set(transaction.id, transaction);
  later(WITHDRAWAL_MS[rail], { kind: "settleWithdrawal", id: transaction.id });
  return transaction;
}
