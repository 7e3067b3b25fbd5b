import { expect, test } from "vitest";
import { formatTimeUntil } from "./formatTimeUntil.ts";

const MINUTE = 60_000;

test.each([
  [5 * 1440 * MINUTE + 1, "in 5 days"],
  [47 * 60 * MINUTE, "in 47 hr."],
  // Regression: a request of a day that was some seconds old expired "in 23 hr".
  [24 * 60 * MINUTE - 1000, "in 24 hr."],
  [23.5 * 60 * MINUTE, "in 23 hr."],
  [119 * MINUTE, "in 119 min."],
  [1.9 * MINUTE, "in 1 min."],
  [1000, "in 1 min."],
  [0, "in 0 min."],
  [-5 * MINUTE, "in 0 min."],
])("default: %d ms", (milliseconds, text) => {
  expect(formatTimeUntil({ milliseconds, locale: "en-US" })).toBe(text);
});
