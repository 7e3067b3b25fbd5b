// @vitest-environment node
import type { ReceivedEvent } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { listPairOrders } from "./listPairOrders.ts";
import { areSameOrders, sumFilled } from "./pairOrder.ts";

const uuid = (end: number) => `0190a7c0-1111-7000-8000-00000000000${end}`;

function makeEvent(seq: number, data: Readonly<Record<string, unknown>>): ReceivedEvent {
  const occurred_at = new Date(Date.UTC(2026, 0, 5, 9, seq)).toISOString();
  return { seq, id: `evt_${seq}`, type: "exchange.filled", occurred_at, received_at: occurred_at, data };
}

const START = Date.UTC(2026, 0, 5, 9) / 1000;

test("default: the newest event of each order of the pair, oldest first", () => {
  const order = { order_id: uuid(1), pair_id: "BTC-USD", side: "buy", amount: "2" };
  const events = [
    makeEvent(3, { ...order, status: "filled", filled_amount: "2", average_price: "98000.5" }),
    makeEvent(2, { ...order, order_id: uuid(2), side: "sell", status: "filled", filled_amount: "0.5" }),
    makeEvent(1, { ...order, status: "accepted" }),
    makeEvent(4, { ...order, order_id: uuid(3), pair_id: "ETH-USD", status: "filled", filled_amount: "1" }),
    makeEvent(5, { transaction_id: uuid(4) }),
  ];
  expect(listPairOrders(events, "BTC-USD")).toEqual([
    { orderId: uuid(2), seq: 2, kind: "sell", filled: "0.5", price: undefined, time: START + 120 },
    { orderId: uuid(1), seq: 3, kind: "buy", filled: "2", price: "98000.5", time: START + 180 },
  ]);
});

test("behaviour: claims a purchase only if something was filled, and leaves out rejected orders", () => {
  const order = { pair_id: "BTC-USD", side: "buy", filled_amount: "0" };
  const events = [
    makeEvent(1, { ...order, order_id: uuid(1), status: "accepted" }),
    makeEvent(2, { ...order, order_id: uuid(2), status: "cancelled" }),
    makeEvent(3, { ...order, order_id: uuid(3), status: "rejected" }),
    makeEvent(4, { ...order, order_id: uuid(4), status: "filled", side: "swap", filled_amount: "1" }),
  ];
  expect(listPairOrders(events, "BTC-USD").map(({ kind, filled }) => [kind, filled])).toEqual([
    ["order", undefined],
    ["order", undefined],
    ["order", "1"],
  ]);
});

test("behaviour: sums are exact, and unknown with an unknown amount", () => {
  const order = { orderId: "o", seq: 1, kind: "buy", filled: "0.1", price: "100", time: 0 } as const;
  expect(sumFilled([order, { ...order, filled: "0.2" }])).toBe("0.3");
  expect(sumFilled([order, { ...order, filled: undefined }])).toBeUndefined();
});

test("behaviour: orders are the same until one has a newer event", () => {
  const order = { orderId: "o", seq: 1, kind: "buy", filled: "0.1", price: "100", time: 0 } as const;
  expect(areSameOrders([order], [{ ...order }])).toBe(true);
  expect(areSameOrders([order], [{ ...order, seq: 2 }])).toBe(false);
  expect(areSameOrders([order], [])).toBe(false);
});
