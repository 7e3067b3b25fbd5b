// @vitest-environment node
import { expect, test } from "vitest";
import { writeSpread } from "./writeSpread.ts";

const write = (best_bid: string, best_ask: string) =>
  writeSpread({ ticker: { best_bid, best_ask }, digits: 2, locale: "en" });

test("default: the distance of bid and ask, with the digits of the prices", () => {
  expect(write("151495761.61", "151712658.33")).toBe("216,896.72");
  expect(write("1.5", "2")).toBe("0.50");
  expect(write("0.0000241", "0.00002412")).toBe("0.00000002");
});

test("behaviour: empty without both prices", () => {
  expect(write("", "1")).toBe("");
});
