// @vitest-environment node
import { assert, constantFrom, integer, property, record, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { formatDecimal } from "./formatDecimal.ts";
import { divideByHundred, formatPercent } from "./formatPercent.ts";
import { decimalSigns } from "./writeDecimal.ts";

const locales = [
  "en",
  "en-IN",
  "en-NG",
  "fr",
  "pt",
  "pt-PT",
  "es",
  "de",
  "de-CH",
  "pl",
  "sv",
  "ar",
  "ar-EG",
  "hi",
  "fa",
  "he",
];

test("default", () => {
  expect(formatDecimal({ value: "1234567.50", locale: "en" })).toBe("1,234,567.50");
  expect(formatDecimal({ value: "0.00001234", locale: "en" })).toBe("0.00001234");
  expect(formatDecimal({ value: "not known", locale: "en" })).toBe("not known");
});

test("parameters: minimumFractionDigits, sign", () => {
  const write = (value: string) => formatDecimal({ value, locale: "en", minimumFractionDigits: 2, sign: "always" });
  expect(["5", "-5.1", "0", "-0.00", "0.001"].map(write)).toEqual(["+5.00", "−5.10", "0.00", "0.00", "+0.001"]);
});

test("behaviour: equals Intl in every locale, with a minus sign instead of a hyphen", () => {
  const parameters = record({
    value: stringMatching(/^[+-]?(?:0|[1-9]\d{0,16})(?:\.\d{1,12})?$/),
    locale: constantFrom(...locales),
    minimumFractionDigits: integer({ min: 0, max: 14 }),
    sign: constantFrom("auto" as const, "always" as const),
  });
  assert(
    property(parameters, ({ value, locale, minimumFractionDigits, sign }) => {
      const digits = Math.max(value.split(".")[1]?.length ?? 0, minimumFractionDigits);
      const intl = new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: sign === "always" ? "exceptZero" : "negative",
      });
      // TypeScript does not infer a numeric string from the pattern.
      const exact: unknown = value;
      expect(formatDecimal({ value, locale, minimumFractionDigits, sign })).toBe(
        intl.format(exact as `${number}`).replace("-", "−"),
      );
    }),
    { numRuns: 2000 },
  );
});

test("behaviour: formats percent like Intl in every locale", () => {
  const parameters = record({
    value: stringMatching(/^[+-]?(?:0|[1-9]\d{0,9})(?:\.\d{1,6})?$/),
    locale: constantFrom(...locales),
  });
  assert(
    property(parameters, ({ value, locale }) => {
      const digits = Math.max(value.split(".")[1]?.length ?? 0, 2);
      const intl = new Intl.NumberFormat(locale, {
        style: "percent",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: "exceptZero",
      });
      const exact: unknown = divideByHundred(value);
      expect(formatPercent({ value, locale })).toBe(intl.format(exact as `${number}`).replace("-", "−"));
    }),
    { numRuns: 1000 },
  );
});

test("behaviour: leaves locales with their own digits to Intl", () => {
  expect(decimalSigns("ar-EG")).toBeUndefined();
  expect(decimalSigns("en")).toBeDefined();
  expect(formatDecimal({ value: "1234.5", locale: "ar-EG" })).toBe("١٬٢٣٤٫٥");
});
