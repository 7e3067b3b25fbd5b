// @vitest-environment node
import { expect, test } from "vitest";
import type { CsvDelimiter } from "./parseCsv.ts";
import { readAmount } from "./readAmount.ts";

const read = (text: string, delimiter: CsvDelimiter = ",") => {
  const result = readAmount({ text, delimiter });
  return typeof result === "string" ? result : [result.amount];
};

test.each([
  ["150000", "150000"],
  ["150000.00", "150000.00"],
  ["0.000001", "0.000001"],
  ["1500,00", "1500.00"],
  ["0,500", "0.500"],
  ["1 500,00", "1500.00"],
  ["1\u202F500\u00A0000", "1500000"],
  ["1,500.00", "1500.00"],
  ["1.500,00", "1500.00"],
  ["1,500,000", "1500000"],
  ["1.500.000", "1500000"],
  ["1.500", "1.500"],
  ["12345678901234567890.123456789012345678", "12345678901234567890.123456789012345678"],
])("default: %j is %s", (text, amount) => {
  expect(read(text)).toEqual([amount]);
});

test("behaviour: a separator that can mean thousands or decimals is not guessed", () => {
  expect(read("1,500")).toBe("ambiguous");
  expect(read("1,500", ";")).toBe("ambiguous");
  expect(read("1.500", ";")).toBe("ambiguous");
  expect(read("1500.5", ";")).toEqual(["1500.5"]);
  // Regression: cells copied from a spreadsheet are separated by tabs, also in languages with points between thousands.
  expect(read("1.500", "\t")).toBe("ambiguous");
  expect(read("1500.500", "\t")).toEqual(["1500.500"]);
});

test.each(["-5", "+5", "5.", ".5", "1e6", "1,50,000.00", "1,500,00", "1 50", "₦500", "١٥٠٠", "=1+1", "9".repeat(39)])(
  "behaviour: %j is not an amount",
  (text) => {
    expect(read(text)).toBe("form");
  },
);

test("behaviour: nothing and zero", () => {
  expect(read("")).toBe("missing");
  expect(read("0.00")).toBe("zero");
});
