import { type Order, type Transaction, type WebhookEventType, webhookEventFacts } from "@partner-kit/contract";
import type { Random } from "../random.ts";

/**
 * The `data` of events. Assumed: the service document states only that it is a snapshot of a public resource. Use
 * its identifier to read the current state.
 */
export type EventData = Readonly<Record<string, unknown>>;

/** Returns the snapshot of a transaction, for deposits and withdrawals. */
export function transactionEventData({ id, ...transaction }: Transaction): EventData {
  return { transaction_id: id, ...transaction };
}

/** Returns the snapshot of an order, for exchange events. */
export function orderEventData(order: Order): EventData {
  return { ...order };
}

export interface SampleEventDataParameters {
  readonly type: WebhookEventType;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Creates a sample snapshot. Its identifiers do not exist. */
export function sampleEventData({ type, random, now }: SampleEventDataParameters): EventData {
  const { area } = webhookEventFacts(type);
  const outcome = type.slice(area.length + 1);
  const times = { created_at: new Date(now - 90_000).toISOString(), updated_at: new Date(now).toISOString() };
  if (area === "exchange") return orderEventData({ ...sampleOrder(outcome, random), ...times });
  const sample = area === "deposit" ? sampleDeposit(outcome, random) : sampleWithdrawal(outcome, random);
  return transactionEventData({ ...sample, ...times });
}

function sampleDeposit(status: string, random: Random): Transaction {
  return {
    id: random.uuid(),
    required_action: status === "action_required" ? { type: "travel_rule" } : null,
    type: "deposit",
    rail: "crypto",
    status,
    amount: `${random.integer(250, 9800)}.00`,
    currency: "USDT",
    reference: null,
  };
}

function sampleWithdrawal(status: string, random: Random): Transaction {
  const thousands = random.integer(150, 4200);
  return {
    id: random.uuid(),
    required_action: null,
    type: "withdrawal",
    rail: "fiat",
    status,
    amount: `${thousands * 4}000.00`,
    currency: "NGN",
    reference: null,
    ...(status === "partial" ? { settled_amount: `${thousands * 3}000.00` } : {}),
  };
}

function sampleOrder(outcome: string, random: Random): Order {
  const [status = "accepted", filled = "0", cancelled = "0"] = ordersByOutcome[outcome] ?? [];
  return {
    order_id: random.uuid(),
    quote_id: random.uuid(),
    pair_id: "BTC-USD",
    side: random.pick(["buy", "sell"]),
    status,
    price: `${random.integer(58_000, 69_000)}.50`,
    amount: "0.25",
    filled_amount: filled,
    cancelled_amount: cancelled,
  };
}

/** Status, filled and cancelled amount. */
const ordersByOutcome: Readonly<Record<string, readonly [string, string, string]>> = {
  accepted: ["accepted", "0", "0"],
  filled: ["filled", "0.25", "0"],
  replaced: ["accepted", "0", "0"],
  cancelled: ["cancelled", "0.1", "0.15"],
  rejected: ["rejected", "0", "0"],
};
