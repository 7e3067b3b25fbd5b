import { expect, test } from "vitest";
import { describeEvent } from "./describeEvent.ts";
import { enEventFeed } from "./messages.en.ts";

test.each([
  ["filled", "Order filled", "success"],
  ["partially_filled", "Order partly filled", "neutral"],
  ["some_new_status", "Order fill", "neutral"],
  [undefined, "Order fill", "neutral"],
])("behaviour: the fill of an order with the status %s", (status, title, tone) => {
  expect(describeEvent({ type: "exchange.filled", data: { status } }, enEventFeed)).toMatchObject({ title, tone });
});

test("default: the direction of the money, if the kit knows the event", () => {
  const types = ["deposit.success", "withdrawal.failed", "exchange.filled", "some.new_event"];
  const directions = types.map((type) => describeEvent({ type, data: {} }, enEventFeed).direction);
  expect(directions).toEqual(["in", "out", "trade", undefined]);
});

test("behaviour: a payload that the kit cannot read", () => {
  expect(describeEvent({ type: "exchange.filled", data: null }, enEventFeed).title).toBe("Order fill");
  expect(describeEvent({ type: "some.new_event", data: 5 }, enEventFeed).title).toBe("some.new_event");
});
