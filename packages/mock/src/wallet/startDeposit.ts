import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";
import { transactionEventData } from "../webhooks/eventData.ts";
import { createReference } from "./createReference.ts";
import { finishDeposit } from "./finishDeposit.ts";
import type { RecipientType, StoredTransaction } from "./tables.ts";
import { writeTransaction } from "./writeTransaction.ts";

/** Milliseconds after which an unanswered held deposit is returned to its sender. */
export const TRAVEL_RULE_DEADLINE_MS = 14 * 86_400_000;

export interface StartDepositParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly rail: RecipientType;
  readonly currency: string;
  readonly amount: bigint;
  /** `held` needs Travel Rule information. Default: the amount is available immediately. */
  readonly outcome?: "success" | "failed" | "held" | undefined;
}

/** Creates a deposit that is credited, held or failed. */
export function startDeposit(parameters: StartDepositParameters): StoredTransaction {
  const { context, account, rail, currency, amount, outcome = "success" } = parameters;
  const { db, clock, random, emit, later } = context;
  const now = clock.now();
  const transaction: StoredTransaction = {
    id: random.uuid(),
    accountId: account.id,
    type: "deposit",
    rail,
    status: outcome === "held" ? "action_required" : "pending",
    currency,
    amount,
    fee: 0n,
    settled: null,
    reference: createReference({ prefix: "DEP", random, now }),
    recipientId: null,
    travelRule: outcome === "held" ? { status: "required", isClearing: false } : null,
    createdAt: now,
    updatedAt: now,
  };
  db.transactions.set(transaction.id, transaction);
  if (outcome === "held") {
    later(TRAVEL_RULE_DEADLINE_MS, { kind: "finishDeposit", id: transaction.id });
    emit({ type: "deposit.action_required", data: transactionEventData(writeTransaction(transaction)), account });
  } else {
    finishDeposit({ context, id: transaction.id, outcome });
  }
  return db.transactions.get(transaction.id) ?? transaction;
}
