// @vitest-environment node
import { expect, test } from "vitest";
import { percentOf } from "./percentOf.ts";

test.each([
  ["0.103", "0.206", "50.0"],
  ["0", "5", "0.0"],
  ["5.000", "5", "100.0"],
  ["0.99999999999999999999", "1", "99.9"],
  ["0.00000000000000000001", "1", "0.1"],
  ["1", "3", "33.3"],
  ["+7", "5", "100.0"],
  ["1", "0", undefined],
  ["-1", "2", undefined],
  ["x", "2", undefined],
  [undefined, "2", undefined],
  ["1", undefined, undefined],
])("percentOf: %s of %s", (part, amount, expected) => {
  expect(percentOf(part, amount)).toBe(expected);
});
