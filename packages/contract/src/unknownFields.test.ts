import { expect, test } from "vitest";
import { getOrder } from "./resources/orders.ts";
import { createRecipient, listRecipients } from "./resources/recipients.ts";
import { unknownFields } from "./unknownFields.ts";

const id = "00000000-0000-4000-8000-000000000001";

test("default: returns the fields that no type names, unchanged", () => {
  const order = getOrder.data.parse({ order_id: id, status: "FILLED", venue: { name: "Lagos" }, note: null });
  expect(unknownFields(order, getOrder)).toEqual({ venue: { name: "Lagos" }, note: null });
});

test("behaviour: a guessed name is a type error, and still readable", () => {
  const order = getOrder.data.parse({ order_id: id, status: "FILLED", venue: "Lagos" });
  // @ts-expect-error The service document shows no such field.
  expect(order.venue).toBe("Lagos");
});

test("behaviour: the names of every object are not fields", () => {
  expect(unknownFields(JSON.parse('{ "toString": "x" }'), createRecipient)).toEqual({ toString: "x" });
});

test("behaviour: an operation that returns a list is refused", () => {
  expect(() => unknownFields({}, listRecipients)).toThrow(/such as getOrder/);
});
