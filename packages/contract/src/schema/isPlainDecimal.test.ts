import fc from "fast-check";
import { expect, test } from "vitest";
import { isDecimal } from "./decimal.ts";
import { isPlainDecimal } from "./isPlainDecimal.ts";

test("behaviour: agrees with the schema", () => {
  const almost = fc.stringMatching(/^[+-]?[0-9.e ]{0,45}$/);
  const digits = fc.stringMatching(/^[+-]?\d{1,38}(\.\d{1,3})?$/);
  fc.assert(
    fc.property(fc.oneof(almost, digits, fc.string()), (text) => isPlainDecimal(text) === isDecimal(text)),
    {
      numRuns: 2000,
    },
  );
});

test.each([undefined, null, 1, "", "-", ".5", "5.", "1.2.3", "١", {}])("behaviour: rejects %o", (value) => {
  expect(isPlainDecimal(value)).toBe(false);
});
