import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";
import { transactionEventData } from "../webhooks/eventData.ts";
import { createReference } from "./createReference.ts";
import { finishDeposit } from "./finishDeposit.ts";
import type { RecipientType, StoredTransaction } from "./tables.ts";
import { writeTransaction } from "./writeTransaction.ts";

/** How long a held deposit waits for an answer before it goes back to its sender. */
export const TRAVEL_RULE_DEADLINE_MS = 14 * 86_400_000;

export interface StartDepositParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly rail: RecipientType;
  readonly currency: string;
  readonly amount: bigint;
  /** `held` waits for Travel Rule information. Default: the money is there at once. */
  readonly outcome?: "success" | "failed" | "held" | undefined;
}

/** Takes in a deposit: credits it, or holds it, or fails it. */
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
