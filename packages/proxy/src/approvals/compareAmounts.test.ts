import { expect, test } from "vitest";
import { addAmounts, isAtMost, isSameAmount } from "./compareAmounts.ts";

test.each([
  ["1", "1", true],
  ["1.00", "1", true],
  ["0.1", "0.09", false],
  ["0.09", "0.1", true],
  ["9007199254740993", "9007199254740992", false],
  ["0.000000000000000000000000000000000001", "0", false],
  ["-1", "0", true],
  ["10", "9", false],
])("isAtMost: %s at most %s is %s", (amount, limit, expected) => {
  expect(isAtMost(amount, limit)).toBe(expected);
});

test("isAtMost: the sum of several limits", () => {
  expect(isAtMost("100.3", "100", "0.3")).toBe(true);
  expect(isAtMost("100.31", "100", "0.3")).toBe(false);
});

test("isSameAmount: default", () => {
  expect(isSameAmount("1.50", "1.5")).toBe(true);
  expect(isSameAmount("1.50", "1.51")).toBe(false);
});

test.each([
  ["0", "1.50", "1.50"],
  ["0.01", "9007199254740993", "9007199254740993.01"],
  ["-0.50", "0.25", "-0.25"],
  ["1", "2", "3"],
])("addAmounts: %s and %s are %s", (one, other, expected) => {
  expect(addAmounts(one, other)).toBe(expected);
});
