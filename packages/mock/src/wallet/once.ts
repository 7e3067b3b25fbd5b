import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import type { StoredTransaction } from "./tables.ts";

export interface OnceParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly idempotencyKey: string;
  /** The intent of the request: equal texts for equal intents only. */
  readonly intent: string;
  readonly run: () => StoredTransaction;
}

export interface OnceReturnType {
  readonly transaction: StoredTransaction;
  /** The first response. */
  readonly status: string;
}

/**
 * Runs an action once per idempotency key, and returns the first response again for a repeated request. Throws `CONFLICT`
 * if the key was used for another intent. A rejected request does not use up the key.
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
