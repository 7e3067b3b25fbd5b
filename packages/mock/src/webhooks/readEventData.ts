import { type WebhookEventType, webhookEventFacts } from "@partner-kit/contract";
import type { ExchangeTables } from "../exchange/tables.ts";
import { writeOrder } from "../exchange/writeOrder.ts";
import type { Random } from "../random.ts";
import type { WalletTables } from "../wallet/tables.ts";
import { writeTransaction } from "../wallet/writeTransaction.ts";
import { type EventData, orderEventData, sampleEventData, transactionEventData } from "./eventData.ts";

export interface ReadEventDataParameters {
  readonly type: WebhookEventType;
  readonly db: Pick<ExchangeTables, "orders"> & Pick<WalletTables, "transactions">;
  readonly accountId: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Returns the snapshot for a manual event: of the newest matching record, so that its identifier exists, or sample data
 * without such a record.
 */
export function readEventData({ type, db, accountId, random, now }: ReadEventDataParameters): EventData {
  const { area } = webhookEventFacts(type);
  const status = type.slice(area.length + 1);
  if (area === "exchange") {
    const order = newest(db.orders.values(), (one) => one.accountId === accountId && one.status === status);
    if (order) return orderEventData(writeOrder(order));
  } else {
    const transaction = newest(
      db.transactions.values(),
      (one) => one.accountId === accountId && one.type === area && one.status === status,
    );
    if (transaction) return transactionEventData(writeTransaction(transaction));
  }
  return sampleEventData({ type, random, now });
}

function newest<T extends { readonly updatedAt: number }>(
  records: Iterable<T>,
  fits: (record: T) => boolean,
): T | undefined {
  return Array.from(records)
    .filter(fits)
    .reduce<T | undefined>((best, record) => (best && best.updatedAt > record.updatedAt ? best : record), undefined);
}
