import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DECIMAL_MAX_DIGITS, isDecimal, positiveDecimal } from "./decimal.ts";

const longest = "1234567890".repeat(4).slice(0, DECIMAL_MAX_DIGITS);

describe("isDecimal", () => {
  test.each([
    "0",
    "-0",
    "+1.5",
    "007",
    "0.00000001",
    "-12345.678",
    longest,
    `-${longest.slice(0, 20)}.${longest.slice(20)}`,
  ])("default: %s", (text) => expect(isDecimal(text)).toBe(true));

  test.each([
    ["an empty text", ""],
    ["a sign alone", "-"],
    ["two signs", "--1"],
    ["a point alone", "."],
    ["no digit before the point", ".5"],
    ["no digit after the point", "5."],
    ["two points", "1.2.3"],
    ["two points in a row", "1..2"],
    ["an exponent", "1e5"],
    ["a group separator", "1,000"],
    ["a space in front", " 1"],
    ["a line break at the end", "1\n"],
    ["hexadecimal", "0x10"],
    ["NaN", "NaN"],
    ["infinity", "Infinity"],
    ["digits that are not ASCII", "١٢٣"],
    ["one digit too many", `${longest}0`],
    ["one digit too many after the point", `0.${longest}`],
    ["very many digits", "1".repeat(100_000)],
  ])("behaviour: rejects %s", (_, text) => expect(isDecimal(text)).toBe(false));

  test("behaviour: accepts 1 to 38 digits with an optional point and sign", () => {
    const digits = fc.stringMatching(/^\d{1,19}$/);
    const decimals = fc.tuple(fc.constantFrom("", "-", "+"), digits, fc.option(digits, { nil: undefined }));
    fc.assert(
      fc.property(decimals, ([sign, whole, part]) =>
        isDecimal(part === undefined ? sign + whole : `${sign}${whole}.${part}`),
      ),
    );
  });
});

describe("positiveDecimal", () => {
  test.each(["1", "0.1", "0.00000000000000000001", "0100", longest])("default: %s", (text) => {
    expect(positiveDecimal.safeParse(text).success).toBe(true);
  });

  test.each([
    ["zero", "0"],
    ["zero with a fraction", "0.000"],
    ["a minus", "-1"],
    ["a plus", "+1"],
    ["an exponent", "1e-7"],
    ["one digit too many", `${longest}0`],
    ["a digit only after a line break", "0\n1"],
  ])("behaviour: rejects %s", (_, text) => expect(positiveDecimal.safeParse(text).success).toBe(false));
});
