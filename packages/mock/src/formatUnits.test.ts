import { expect, test } from "vitest";
import { formatUnits } from "./formatUnits.ts";

test.each([
  [0, 2, "0.00"],
  [5, 2, "0.05"],
  [-5, 2, "-0.05"],
  [-0, 2, "0.00"],
  [12_345, 0, "12345"],
  [12_345n, 9, "0.000012345"],
  [-10_000_000_000_000_000_000_001n, 2, "-100000000000000000000.01"],
])("default: %s with %s places is %s", (units, places, text) => {
  expect(formatUnits(units, places)).toBe(text);
});
