import { expect, test } from "vitest";
import { mixDecimals } from "./mixDecimals.ts";

test("default: counts from one amount to another without rounding the ends", () => {
  expect(mixDecimals("13548.66", "14000.17", 0)).toBe("13548.66");
  expect(mixDecimals("13548.66", "14000.17", 500)).toBe("13774.41");
  expect(mixDecimals("13548.66", "14000.17", 1000)).toBe("14000.17");
});

test("behaviour: amounts fall, cross zero and keep the digits of the longer one", () => {
  expect(mixDecimals("1", "0.5", 1000)).toBe("0.5");
  expect(mixDecimals("0.10", "-0.10", 750)).toBe("-0.05");
  expect(mixDecimals("12", "10", 500)).toBe("11");
});
