import * as fc from "fast-check";
import { expect, test } from "vitest";
import { AMOUNT_PLACES, parseUnits, writeAmount, writeQuantity } from "./amount.ts";

test("default: parsing a formatted amount returns the same amount", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 1, max: 12 }), (units, places) => {
      expect(parseUnits(writeAmount(units), AMOUNT_PLACES)).toBe(units);
      expect(parseUnits(writeQuantity(units, places), places)).toBe(units);
    }),
  );
});

test.each([
  [1_500_000n, "1.50"],
  [1n, "0.000001"],
  [0n, "0.00"],
  [-250_000n, "-0.25"],
  [1_234_500n, "1.2345"],
])("behaviour: formats %s units as %s", (units, text) => {
  expect(writeAmount(units)).toBe(text);
});

test.each([
  ["1.230", 2, 123n],
  ["007", 2, 700n],
  ["1.234", 2, undefined],
  ["1e3", 2, undefined],
  ["-1", 2, undefined],
  ["", 2, undefined],
])("behaviour: parses %j with %i places as %s", (text, places, units) => {
  expect(parseUnits(text, places)).toBe(units);
});
