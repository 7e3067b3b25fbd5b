// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDecimals, averageDecimals } from "./addDecimals.ts";
import { compareDecimals } from "./compareDecimals.ts";
import { formatDecimal } from "./formatDecimal.ts";
import { formatPercent } from "./formatPercent.ts";
import { divideDecimals, multiplyDecimals, roundDecimal } from "./multiplyDecimals.ts";
import { signOf } from "./parseDecimal.ts";
import { toPercent } from "./toPercent.ts";

const PLACES = 18;

/** A decimal of up to 38 digits and the same value as a whole number of 10⁻¹⁸. */
const decimal = fc
  .record({
    whole: fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }),
    fraction: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: PLACES }).map((digits) => digits.join("")),
    sign: fc.constantFrom("", "-", "+"),
    zeros: fc.constantFrom("", "0", "00"),
  })
  .map(({ whole, fraction, sign, zeros }) => {
    const size = BigInt(`${whole}${fraction.padEnd(PLACES, "0")}`);
    return {
      text: `${sign}${zeros}${whole}${fraction === "" ? "" : `.${fraction}`}`,
      value: sign === "-" ? -size : size,
    };
  });

function toUnits(text: string): bigint {
  const [whole = "", fraction = ""] = text.replace("-", "").split(".");
  const size = BigInt(whole + fraction.padEnd(PLACES, "0"));
  return text.startsWith("-") ? -size : size;
}

test("compareDecimals: behaviour: orders like whole numbers", () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const order = Math.sign(compareDecimals(a.text, b.text));
      expect(order).toBe(Number(a.value > b.value) - Number(a.value < b.value));
    }),
  );
});

test("compareDecimals: behaviour: anything that is not a decimal comes last", () => {
  expect(["2", "n/a", "-1", "10"].toSorted(compareDecimals)).toEqual(["-1", "2", "10", "n/a"]);
});

test("addDecimals: behaviour: adds like whole numbers", () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      expect(toUnits(addDecimals(a.text, b.text) ?? "")).toBe(a.value + b.value);
    }),
  );
});

test("addDecimals: behaviour: returns undefined if one of them is not a decimal", () => {
  expect(addDecimals("1", "one")).toBeUndefined();
  expect(addDecimals("0.1", "0.2")).toBe("0.3");
});

test("signOf: default", () => {
  expect(["-0.001", "-0.00", "0", "+3", "n/a"].map(signOf)).toEqual([
    "negative",
    "zero",
    "zero",
    "positive",
    undefined,
  ]);
});

test("formatDecimal: behaviour: keeps every digit", () => {
  fc.assert(
    fc.property(decimal, ({ text, value }) => {
      const written = formatDecimal({ value: text, locale: "en" });
      expect(toUnits(written.replaceAll(",", "").replace("−", "-"))).toBe(value);
      expect(written.split(".")[1] ?? "").toHaveLength(text.split(".")[1]?.length ?? 0);
    }),
  );
});

test("formatDecimal: parameters: locale, minimumFractionDigits, sign", () => {
  expect(formatDecimal({ value: "1234567.5", locale: "de", minimumFractionDigits: 2 })).toBe("1.234.567,50");
  expect(formatDecimal({ value: "0.00001763", locale: "en", minimumFractionDigits: 2 })).toBe("0.00001763");
  expect(formatDecimal({ value: "3", locale: "en", sign: "always" })).toBe("+3");
  expect(formatDecimal({ value: "0.0", locale: "en", sign: "always" })).toBe("0.0");
});

test("formatDecimal: behaviour: returns anything that is not a decimal unchanged", () => {
  expect(formatDecimal({ value: "1e5", locale: "en" })).toBe("1e5");
});

test("formatPercent: behaviour: keeps the digits and the sign", () => {
  expect(formatPercent({ value: "1.25", locale: "en" })).toBe("+1.25%");
  expect(formatPercent({ value: "-0.00012345678901234567", locale: "en" })).toBe("−0.00012345678901234567%");
  expect(formatPercent({ value: "100", locale: "en" })).toBe("+100.00%");
  expect(formatPercent({ value: "0", locale: "en" })).toBe("0.00%");
  expect(formatPercent({ value: "12.5", locale: "fr" })).toMatch(/^\+12,50\s%$/);
  expect(formatPercent({ value: "n/a", locale: "en" })).toBe("n/a");
});

test("multiplyDecimals: behaviour: multiplies like whole numbers", () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const [whole = "", fraction = ""] = (multiplyDecimals(a.text, b.text) ?? "").replace("-", "").split(".");
      const size = a.value * b.value;
      expect(BigInt(whole + fraction.padEnd(2 * PLACES, "0"))).toBe(size < 0n ? -size : size);
    }),
  );
  expect(multiplyDecimals("-0.5", "0.2")).toBe("-0.1");
  expect(multiplyDecimals("1", "")).toBeUndefined();
});

test.each([
  ["5000", "81250", 6, "0.061538"],
  ["0.3", "0.1", 0, "3"],
  ["1", "0.00002", 2, "50000"],
  ["-1", "3", 4, "-0.3333"],
  ["100.129", "1", 2, "100.12"],
  ["1", "0", 2, undefined],
  ["1,5", "1", 2, undefined],
])("divideDecimals: behaviour: %s / %s with %d digits is %s", (dividend, divisor, digits, result) => {
  expect(divideDecimals({ dividend, divisor, digits })).toBe(result);
});

test.each([
  ["5511.9993", 2, "5512"],
  ["0.125", 2, "0.13"],
  ["-0.125", 2, "-0.13"],
  ["0.124", 2, "0.12"],
  ["1.5", 8, "1.5"],
  ["1,5", 2, undefined],
])("roundDecimal: behaviour: %s with %d digits is %s", (value, digits, result) => {
  expect(roundDecimal({ value, digits })).toBe(result);
});

test.each([
  ["1", "3", 2, "33.33"],
  ["2", "3", 2, "66.67"],
  ["-1", "8", 1, "-12.5"],
  ["-0.125", "1", 0, "-13"],
  ["0.001", "100", 2, "0.00"],
  ["90071992547409931", "90071992547409930", 15, "100.000000000000001"],
  ["1", "0", 2, undefined],
  ["1", "x", 2, undefined],
])("toPercent: behaviour: %s of %s with %d digits is %s", (part, whole, digits, result) => {
  expect(toPercent({ part, whole, digits })).toBe(result);
});

test("averageDecimals: behaviour: exact, rounded, without gaps", () => {
  expect(averageDecimals(["90071992547409930.1", null, "90071992547409930.4"], 1)).toBe("90071992547409930.3");
  expect(averageDecimals(["-1", "0"], 0)).toBe("-1");
  expect(averageDecimals([null, "n/a"], 2)).toBeUndefined();
});
