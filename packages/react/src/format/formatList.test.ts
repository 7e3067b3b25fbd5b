// @vitest-environment node
import { expect, test } from "vitest";
import { formatList } from "./formatList.ts";

test("default: joins a list in words of the locale", () => {
  expect(formatList({ items: ["one", "two", "three"], locale: "en" })).toBe("one, two, and three");
  expect(formatList({ items: ["un", "deux"], locale: "fr-CI" })).toBe("un et deux");
  expect(formatList({ items: ["الأوامر", "الأسواق"], locale: "ar" })).toBe("الأوامر والأسواق");
  expect(formatList({ items: ["A", "B"], locale: "zh" })).toBe("A和B");
});

// Regression: "7,259.71 USDC و451.51 USDT" read as one number.
test("behaviour: Arabic lists of amounts and Latin names have commas only", () => {
  expect(formatList({ items: ["\u20687,259.71 USDC\u2069", "\u2068451.51 USDT\u2069"], locale: "ar-NG" })).toBe(
    "\u20687,259.71 USDC\u2069، \u2068451.51 USDT\u2069",
  );
  expect(formatList({ items: ["الأوامر", "Node", "الأسواق"], locale: "ar-NG-u-hc-h23" })).toBe(
    "الأوامر، Node، الأسواق",
  );
  expect(formatList({ items: ["BTC"], locale: "ar" })).toBe("BTC");
});
