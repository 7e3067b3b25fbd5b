// @vitest-environment node
import { expect, test } from "vitest";
import { spreadShare } from "./spreadShare.ts";

test("default: the distance of bid and ask in percent of their middle", () => {
  expect(spreadShare("99", "101")).toBe("2.0000");
  expect(spreadShare("100000.00", "100024.95")).toBe("0.0249");
  expect(spreadShare("1.00", "1.00")).toBe("0.0000");
  // Some venues report a bid above the ask for a moment.
  expect(spreadShare("101", "99")).toBe("-2.0000");
});

test("behaviour: a tiny spread does not read as zero", () => {
  expect(spreadShare("100000.00", "100000.01")).toBe("0.00001000");
  expect(spreadShare("1", "1.00000000001")).toBe("0.000000001000");
});

test("behaviour: exact with more digits than a float has", () => {
  expect(spreadShare("12345678901234567890.01", "12345678901234567890.03")).toBe("0.000000000000");
});

test("behaviour: null without both prices, or with a price of zero", () => {
  expect([spreadShare(null, "1"), spreadShare("1", null), spreadShare("0", "0"), spreadShare("x", "1")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
