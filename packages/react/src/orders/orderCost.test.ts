import { expect, test } from "vitest";
import { orderCost } from "./orderCost.ts";

test("default", () => {
  expect(orderCost({ filled_amount: "0.0103", average_price: "101095.32" })).toBe("1041.28");
});

test("behaviour: the average price counts, or else that of the order", () => {
  expect(orderCost({ filled_amount: "2", price: "10.5" })).toBe("21");
  expect(orderCost({ filled_amount: "2", price: "10.5", average_price: "10.25" })).toBe("20.5");
});

test("behaviour: the rest after two digits is cut off", () => {
  expect(orderCost({ filled_amount: "0.00941718", average_price: "152506188.22" })).toBe("1436178.22");
});

test.each([
  ["without a fill", { filled_amount: "0", average_price: "1" }],
  ["without a price", { filled_amount: "1" }],
  ["of an unreadable order", undefined],
])("behaviour: unknown %s", (_, order) => {
  expect(orderCost(order)).toBeUndefined();
});
