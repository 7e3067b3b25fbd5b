// @vitest-environment node
import { expect, test } from "vitest";
import { type DateView, isInRange, readDays, startsBefore, toDateRange } from "./dateRange.ts";

/** A Monday afternoon in the time zone of the test. */
const NOW = new Date(2026, 2, 9, 15, 30).getTime();
const midnight = (month: number, day: number) => new Date(2026, month - 1, day).getTime();

test.each<[name: string, view: DateView, start: number | undefined, end: number | undefined]>([
  ["today", { period: "today" }, midnight(3, 9), undefined],
  ["7 days with today", { period: "last-7-days" }, midnight(3, 3), undefined],
  ["30 days with today", { period: "last-30-days" }, midnight(2, 8), undefined],
  [
    "the last day is a part",
    { period: "custom", from: "2026-02-27", to: "2026-03-01" },
    midnight(2, 27),
    midnight(3, 2),
  ],
  ["without a last day", { period: "custom", from: "2026-02-27" }, midnight(2, 27), undefined],
  ["without a first day", { period: "custom", to: "2026-02-28" }, undefined, midnight(3, 1)],
  [
    "days in the wrong order",
    { period: "custom", from: "2026-03-01", to: "2026-02-27" },
    midnight(2, 27),
    midnight(3, 2),
  ],
])("default: %s", (_, view, start, end) => {
  expect(toDateRange(view, NOW)).toEqual({ start, end });
});

test.each<[name: string, view: DateView]>([
  ["all dates", { from: "2026-03-01" }],
  ["a custom period without days", { period: "custom" }],
  ["text that is not a day", { period: "custom", from: "yesterday", to: "2026-13-45" }],
])("behaviour: no range of %s", (_, view) => {
  expect(toDateRange(view, NOW)).toBeUndefined();
});

test("behaviour: the range contains its first moment, but not that after its last one", () => {
  const range = { start: 1000, end: 3000 };
  const at = (time: number) => isInRange(new Date(time).toISOString(), range);
  expect([999, 1000, 2999, 3000].map(at)).toEqual([false, true, true, false]);
  expect(isInRange(undefined, range)).toBe(false);
  expect(isInRange("soon", range)).toBe(false);
});

test("behaviour: starts before the oldest entry, unless its own start is later", () => {
  const oldest = new Date(2000).toISOString();
  expect([undefined, 1999, 2000].map((start) => startsBefore({ start, end: undefined }, oldest))).toEqual([
    true,
    true,
    false,
  ]);
});

test("behaviour: readable days keep their order in time", () => {
  expect(readDays({ from: "2026-03-02", to: "2026-03-01" })).toEqual({ first: "2026-03-01", last: "2026-03-02" });
  expect(readDays({ from: "today", to: "2026-03-01" })).toEqual({ first: undefined, last: "2026-03-01" });
});
