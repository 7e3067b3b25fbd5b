import { expect, test } from "vitest";
import { orderCost } from "./orderCost.ts";

test("default", () => {
  expect(orderCost({ filled_amount: "0.0103", average_price: "101095.32" })).toBe("1041.28");
});

test("behaviour: the average price counts, or else that of the order", () => {
  expect(orderCost({ filled_amount: "2", price: "10.5" })).toBe("21");
  expect(orderCost({ filled_amount: "2", price: "10.5", average_price: "10.25" })).toBe("20.5");
});

// Regression: costs that are a cent short of a round amount looked like an error.
test("behaviour: rounds to two digits", () => {
  expect(orderCost({ filled_amount: "0.00941718", average_price: "152506188.22" })).toBe("1436178.23");
  expect(orderCost({ filled_amount: "0.05512716", average_price: "99987.00" })).toBe("5512");
});

test.each([
  ["without a fill", { filled_amount: "0", average_price: "1" }],
  ["without a price", { filled_amount: "1" }],
  ["of an unreadable order", undefined],
])("behaviour: unknown %s", (_, order) => {
  expect(orderCost(order)).toBeUndefined();
});
