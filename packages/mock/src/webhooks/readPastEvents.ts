import { type WebhookEventType, webhookEventTypes } from "@partner-kit/contract";
import type { ExchangeTables, StoredOrder } from "../exchange/tables.ts";
import { writeOrder } from "../exchange/writeOrder.ts";
import type { StoredTransaction, WalletTables } from "../wallet/tables.ts";
import { writeTransaction } from "../wallet/writeTransaction.ts";
import { type EventData, orderEventData, transactionEventData } from "./eventData.ts";
import type { WebhookEnvelope } from "./tables.ts";

/** Version of the envelope. */
export const ENVELOPE_VERSION = 1;

export interface ReadPastEventsParameters {
  readonly db: Pick<WalletTables & ExchangeTables, "transactions" | "orders">;
  readonly accountId: string;
}

/**
 * Derives the last events of an account's transactions and orders, oldest first. An event has the UUID of its transaction or
 * order, and the acceptance of an order that of its quote.
 */
export function readPastEvents({ db, accountId }: ReadPastEventsParameters): WebhookEnvelope[] {
  return [
    ...Array.from(db.transactions.values()).flatMap((one) => (one.accountId === accountId ? eventsOf(one) : [])),
    ...Array.from(db.orders.values()).flatMap((one) => (one.accountId === accountId ? orderEventsOf(one) : [])),
  ].toSorted((one, other) => Date.parse(one.occurred_at) - Date.parse(other.occurred_at));
}

function eventsOf(transaction: StoredTransaction): WebhookEnvelope[] {
  const type = webhookEventTypes.find((known) => known === `${transaction.type}.${transaction.status}`);
  if (!type) return [];
  const data = transactionEventData(writeTransaction(transaction));
  return [createEvent({ id: transaction.id, type, at: transaction.updatedAt, data })];
}

function orderEventsOf(order: StoredOrder): WebhookEnvelope[] {
  const { id, quoteId, createdAt, updatedAt } = order;
  const accepted: StoredOrder = { ...order, status: "accepted", filled: 0n, cancelled: 0n, updatedAt: createdAt };
  const type = webhookEventTypes.find((known) => known === `exchange.${order.status}`);
  return [
    createEvent({ id: quoteId, type: "exchange.accepted", at: createdAt, data: orderEventData(writeOrder(accepted)) }),
    ...(type && type !== "exchange.accepted"
      ? [createEvent({ id, type, at: updatedAt, data: orderEventData(writeOrder(order)) })]
      : []),
  ];
}

interface CreateEventParameters {
  /** A UUID. */
  readonly id: string;
  readonly type: WebhookEventType;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly data: EventData;
}

function createEvent({ id, type, at, data }: CreateEventParameters): WebhookEnvelope {
  return { id: `evt_${id}`, type, version: ENVELOPE_VERSION, occurred_at: new Date(at).toISOString(), data };
}
