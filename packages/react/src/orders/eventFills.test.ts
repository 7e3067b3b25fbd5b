// @vitest-environment node
import type { ReceivedEvent } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { readEventFills } from "./eventFills.ts";

const ORDER_ID = "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f";

function event(seconds: number, type: string, filled?: string): ReceivedEvent {
  const at = `2026-03-02T09:00:${String(seconds).padStart(2, "0")}Z`;
  const data = { order_id: ORDER_ID, status: "partially_filled", amount: "0.5", filled_amount: filled };
  return { seq: seconds, id: `e${seconds}`, type, occurred_at: at, received_at: at, data };
}

test("default: each fill is the difference to the event before, whatever the order of arrival", () => {
  const fills = readEventFills([
    event(3, "exchange.filled", "0.30000001"),
    event(1, "exchange.accepted", "0"),
    event(2, "exchange.filled", "0.1"),
    event(4, "exchange.cancelled", "0.30000001"),
  ]);
  expect([...fills]).toEqual([
    ["e2", { added: "0.1", filled: "0.1", amount: "0.5" }],
    ["e3", { added: "0.20000001", filled: "0.30000001", amount: "0.5" }],
  ]);
});

test("behaviour: without the event before, only the total is known", () => {
  const fills = readEventFills([
    event(2, "exchange.filled", "0.1"),
    event(3, "exchange.filled"),
    event(4, "exchange.filled", "0.3"),
    event(5, "exchange.filled", "0.3"),
  ]);
  expect(Array.from(fills, ([id, { added }]) => [id, added])).toEqual([
    ["e2", undefined],
    ["e4", undefined],
    ["e5", undefined],
  ]);
});
