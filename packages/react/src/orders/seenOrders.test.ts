// @vitest-environment node
import type { ReceivedEvent } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { listSeenOrders } from "./seenOrders.ts";

const [A, B] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];

/** An event at so many seconds after nine. */
function event(seq: number, second: number, data: object, type = "exchange.filled"): ReceivedEvent {
  const time = new Date(Date.UTC(2026, 0, 5, 9, 0, second)).toISOString();
  return { seq, id: `e-${seq}`, type, occurred_at: time, received_at: time, data };
}

test("default: groups events by order, newest order first", () => {
  const seen = listSeenOrders([
    event(4, 30, { order_id: A, status: "filled" }),
    event(3, 20, { order_id: B, status: "accepted" }),
    event(2, 15, { transaction_id: "t-1", status: "success" }, "deposit.success"),
    event(1, 10, { order_id: A, status: "accepted" }),
  ]);
  expect(seen.map(({ orderId, fill, event: { seq } }) => [orderId, fill, seq])).toEqual([
    [A, "filled", 4],
    [B, "waiting", 3],
  ]);
});

test("behaviour: an event that arrives late does not replace a newer status", () => {
  const [seen] = listSeenOrders([
    event(3, 10, { order_id: A, status: "accepted" }),
    event(2, 30, { order_id: A, status: "cancelled", filled_amount: "1", amount: "2" }),
  ]);
  expect(seen).toMatchObject({ fill: "partly_filled", event: { seq: 2 }, order: { amount: "2" } });
});

test("behaviour: of two events of the same time, the one received last is the newest", () => {
  const seen = listSeenOrders([
    event(1, 10, { order_id: A, status: "accepted" }),
    event(2, 10, { order_id: A, status: "partially_filled" }),
  ]);
  expect(seen).toMatchObject([{ fill: "filling" }]);
});

test("behaviour: an unreadable payload leaves the status unknown and keeps the fields of an older one", () => {
  const [seen] = listSeenOrders([
    event(2, 30, { order_id: A, filled: true }),
    event(1, 10, { order_id: A, status: "accepted", side: "buy" }),
  ]);
  expect(seen).toMatchObject({ fill: undefined, order: { side: "buy" }, event: { seq: 2 } });
});

test("behaviour: an unknown status is kept", () => {
  expect(listSeenOrders([event(1, 1, { order_id: A, status: "parked" })])).toMatchObject([
    { fill: "unknown", order: { status: "parked" } },
  ]);
});
