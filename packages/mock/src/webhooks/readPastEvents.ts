import { type WebhookEvent, webhookEventTypes } from "@partner-kit/contract";
import type { WalletTables } from "../wallet/tables.ts";
import { writeTransaction } from "../wallet/writeTransaction.ts";
import { transactionEventData } from "./eventData.ts";

/** Version of the envelope. */
export const ENVELOPE_VERSION = 1;

export interface ReadPastEventsParameters {
  readonly db: Pick<WalletTables, "transactions">;
  readonly accountId: string;
}

/** Derives the events that an account's transactions have caused, oldest first. An event has the UUID of its transaction. */
export function readPastEvents({ db, accountId }: ReadPastEventsParameters): WebhookEvent[] {
  return Array.from(db.transactions.values())
    .filter((transaction) => transaction.accountId === accountId)
    .toSorted((one, other) => one.updatedAt - other.updatedAt)
    .flatMap((transaction) => {
      const type = webhookEventTypes.find((known) => known === `${transaction.type}.${transaction.status}`);
      if (!type) return [];
      const occurred = new Date(transaction.updatedAt).toISOString();
      const data = transactionEventData(writeTransaction(transaction));
      return [{ id: `evt_${transaction.id}`, type, version: ENVELOPE_VERSION, occurred_at: occurred, data }];
    });
}
