// @vitest-environment node
import { expect, test } from "vitest";
import { estimateQuote, legsOf, priceMoveBeyond, requestProblem, shareOf } from "./quoteRequest.ts";

const buy = { side: "buy", unit: "base" } as const;

test.each([
  ["0.01", "base", "81250.5", { base: "0.01", total: "812.51" }],
  ["0.01", "base", undefined, { base: "0.01", total: undefined }],
  ["1", "base", "0.00002", { base: "1", total: "0.00002" }],
  // Rounded down: 0.061539 BTC would cost more than 5000.
  ["5000", "quote", "81250", { base: "0.061538", total: "5000" }],
  ["5000", "quote", undefined, { base: undefined, total: "5000" }],
  ["0.01", "quote", "81250", { base: undefined, total: "0.01" }],
  ["-1", "base", "81250", { base: undefined, total: undefined }],
] as const)("estimateQuote: %s in the %s currency at %s", (amount, unit, price, estimate) => {
  expect(estimateQuote({ side: "buy", amount, unit }, price)).toEqual(estimate);
});

test.each([
  ["0.5", "base", undefined, undefined],
  ["", "base", "1", "invalid"],
  ["0.00", "base", "1", "invalid"],
  ["+1", "base", "1", "invalid"],
  ["1,5", "base", "1", "invalid"],
  ["5", "quote", undefined, "noPrice"],
  ["0.01", "quote", "81250", "tooSmall"],
] as const)("requestProblem: %s in the %s currency at %s: %s", (amount, unit, price, problem) => {
  expect(requestProblem({ ...buy, amount, unit }, price)).toBe(problem);
});

test("shareOf: rounds down to the digits of the amount", () => {
  expect([25, 50, 75, 100].map((percent) => shareOf("12400.55", percent))).toEqual([
    "3100.13",
    "6200.27",
    "9300.41",
    "12400.55",
  ]);
});

test("legsOf: buying pays in the quote currency, selling in the base currency", () => {
  const pair = { pairId: "BTC-USD", base: "BTC", quote: "USD" };
  const quote = { quote_id: "", amount: "0.01", amount_quote: "812.50" };
  const [bitcoin, dollars] = [
    { amount: "0.01", currency: "BTC" },
    { amount: "812.50", currency: "USD" },
  ];
  expect(legsOf({ ...quote, side: "buy" }, pair)).toEqual({ pay: dollars, receive: bitcoin });
  expect(legsOf({ ...quote, side: "sell" }, pair)).toEqual({ pay: bitcoin, receive: dollars });
  expect(legsOf({ ...quote, side: "swap" }, pair)).toBeUndefined();
  expect(legsOf({ quote_id: "", side: "buy" }, pair)).toBeUndefined();
});

test.each([
  ["0.5", "100.50", undefined],
  ["0.5", "100.51", { direction: "up", percent: "0.51" }],
  ["0.5", "99.49", { direction: "down", percent: "0.51" }],
  ["0", "100.001", { direction: "up", percent: "0" }],
  ["0", "100", undefined],
  ["0.5", undefined, undefined],
] as const)("priceMoveBeyond: %s percent, from 100 to %s", (tolerance, to, move) => {
  expect(priceMoveBeyond(tolerance, { from: "100", to })).toEqual(move && { from: "100", to, ...move });
});
