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

test("behaviour: a payload that the kit cannot read", () => {
  expect(describeEvent({ type: "exchange.filled", data: null }, enEventFeed).title).toBe("Order fill");
  expect(describeEvent({ type: "some.new_event", data: 5 }, enEventFeed).title).toBe("some.new_event");
});
