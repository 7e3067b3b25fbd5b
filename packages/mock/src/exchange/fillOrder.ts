import type { HandlerContext } from "../handler.ts";
import { ledger } from "../wallet/ledger.ts";
import { orderEventData } from "../webhooks/eventData.ts";
import type { Leg, StoredOrder } from "./tables.ts";
import { writeOrder } from "./writeOrder.ts";

/** Milliseconds from acceptance to the first fill, and between fills. */
export const FIRST_FILL_MS = 800;
export const NEXT_FILL_MS = 1200;

/** Advances an order by one step: fills a part of it, or cancels the rest after the last fill. */
export function fillOrder({ context, id }: { readonly context: HandlerContext; readonly id: string }): void {
  const { db, clock, emit, later } = context;
  const order = db.orders.get(id);
  const account = order && db.accounts.get(order.accountId);
  if (!order || !account) return;
  const [next, ...steps] = order.steps;
  const { pay, receive, amount } = order.trade;
  order.updatedAt = clock.now();
  if (next === undefined) {
    order.cancelled = amount - order.filled;
    order.status = "cancelled";
    if (pay.currency !== null) {
      ledger.release({ account, currency: pay.currency, amount: pay.amount - settledOf(pay, order, order.filled) });
    }
    emit({ type: "exchange.cancelled", data: orderEventData(writeOrder(order)), account });
    return;
  }
  const paid = settledOf(pay, order, next) - settledOf(pay, order, order.filled);
  const received = settledOf(receive, order, next) - settledOf(receive, order, order.filled);
  if (pay.currency !== null) ledger.spend({ account, currency: pay.currency, amount: paid });
  if (receive.currency !== null) ledger.credit({ account, currency: receive.currency, amount: received });
  order.filled = next;
  order.steps = steps;
  order.status = next === amount ? "filled" : "partially_filled";
  emit({ type: "exchange.filled", data: orderEventData(writeOrder(order)), account });
  if (next < amount) later(NEXT_FILL_MS, { kind: "fillOrder", id });
}

/** Returns the moved amount of one side of a trade for a filled quantity. */
export function settledOf(leg: Leg, { trade }: StoredOrder, filled: bigint): bigint {
  if (filled === trade.amount) return leg.amount;
  const part = (leg.amount * filled) / trade.amount;
  return part - (part % leg.step);
}
