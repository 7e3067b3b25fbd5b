import { expect, test } from "vitest";
import { formatTimeUntil } from "./formatTimeUntil.ts";

const MINUTE = 60_000;

test.each([
  [23.9 * 60 * MINUTE, "in 23 hr."],
  [59.9 * MINUTE, "in 59 min."],
  [1.9 * MINUTE, "in 1 min."],
  [1000, "in 1 min."],
  [0, "in 0 min."],
  [-5 * MINUTE, "in 0 min."],
])("default: %d ms", (milliseconds, text) => {
  expect(formatTimeUntil({ milliseconds, locale: "en-US" })).toBe(text);
});
