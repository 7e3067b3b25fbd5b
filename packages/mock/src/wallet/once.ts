import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import type { StoredTransaction } from "./tables.ts";

export interface OnceParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly idempotencyKey: string;
  /** What the key stands for: the same text for the same wish, and only for it. */
  readonly intent: string;
  readonly run: () => StoredTransaction;
}

export interface OnceReturnType {
  readonly transaction: StoredTransaction;
  /** What was told the first time. */
  readonly status: string;
}

/**
 * Does something once for an idempotency key and tells the same again when it is asked again. Throws `CONFLICT` where
 * the key stands for something else. What was refused leaves the key unused.
 */
export function once({ context, account, idempotencyKey, intent, run }: OnceParameters): OnceReturnType {
  const { intents, transactions } = context.db;
  const key = `${account.id}:${idempotencyKey}`;
  const known = intents.get(key);
  if (known && known.intent !== intent) {
    throw new ServiceError("CONFLICT", { message: "idempotency key already used" });
  }
  const transaction = known ? transactions.get(known.transactionId) : undefined;
  if (known && transaction) return { transaction, status: known.status };
  const created = run();
  intents.set(key, { intent, transactionId: created.id, status: created.status });
  return { transaction: created, status: created.status };
}
