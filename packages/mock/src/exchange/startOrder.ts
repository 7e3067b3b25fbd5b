import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";
import { ledger } from "../wallet/ledger.ts";
import { orderEventData } from "../webhooks/eventData.ts";
import { FIRST_FILL_MS } from "./fillOrder.ts";
import { digitsOf, ordersByDigits, planFills } from "./planFills.ts";
import type { OrderStatus, StoredOrder, StoredQuote } from "./tables.ts";
import { writeOrder } from "./writeOrder.ts";

export interface StartOrderParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly quote: StoredQuote;
}

/** Creates the order of an accepted quote. Locks the amount to pay, or rejects the order if the balance is too low. */
export function startOrder({ context, account, quote }: StartOrderParameters): StoredOrder {
  const { db, clock, random, market, emit, later } = context;
  const { trade } = quote;
  const now = clock.now();
  const { currency, amount } = trade.pay;
  const digits = digitsOf(trade.amount);
  const isRejected = digits === ordersByDigits.rejected;
  const isUnderReview = digits === ordersByDigits.underReview;
  const isTaken = !isRejected && (currency === null || ledger.reserve({ account, currency, amount }));
  const volume = market.read(trade.pairId, now)?.volume ?? "0";
  const order: StoredOrder = {
    id: random.uuid(),
    quoteId: quote.id,
    accountId: account.id,
    trade,
    status: firstStatus(),
    filled: 0n,
    cancelled: 0n,
    steps: isTaken ? planFills({ trade, volume, random }) : [],
    createdAt: now,
    updatedAt: now,
  };
  db.orders.set(order.id, order);
  emit({ type: isTaken ? "exchange.accepted" : "exchange.rejected", data: orderEventData(writeOrder(order)), account });
  if (isTaken && !isUnderReview) later(FIRST_FILL_MS, { kind: "fillOrder", id: order.id });
  return order;

  function firstStatus(): OrderStatus {
    if (!isTaken) return "rejected";
    return isUnderReview ? "under_review" : "accepted";
  }
}
