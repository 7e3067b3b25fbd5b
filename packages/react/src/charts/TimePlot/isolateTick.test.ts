// @vitest-environment node
import { expect, test } from "vitest";
import { isolateTick } from "./isolateTick.ts";

// Regression: the minus and the word for millions of a negative Arabic number were on the wrong sides.
test("default: an Arabic number is isolated from right to left, whatever its first mark", () => {
  const write = (locale: string) =>
    isolateTick(new Intl.NumberFormat(locale, { notation: "compact" }).format(-1e7), locale);
  expect(write("ar")).toMatch(/^\u2067\u200e-10\u00a0مليون\u2069$/u);
  expect(write("en")).toBe("\u2068-10M\u2069");
});
