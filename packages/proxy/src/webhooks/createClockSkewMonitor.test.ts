import { expect, test } from "vitest";
import { createClockSkewMonitor } from "./createClockSkewMonitor.ts";

const NOW = 1_767_603_600;

function start() {
  return createClockSkewMonitor({ now: () => NOW * 1000 });
}

test("default: the skew is the median of three distinct events", () => {
  const { note, skew } = start();
  note({ id: "a", timestamp: NOW - 600 });
  note({ id: "a", timestamp: NOW - 601 });
  note({ id: "b", timestamp: NOW - 602 });
  expect(skew()).toBeUndefined();
  note({ id: "c", timestamp: NOW - 9_999 });
  expect(skew()).toBe(602);
});

test("behaviour: the skew of a slow clock is negative, and the last three events count", () => {
  const { note, skew } = start();
  for (const [index, ahead] of [1_000, 1_000, 1_000, -700, -701, -702].entries())
    note({ id: `${index}`, timestamp: NOW - ahead });
  expect(skew()).toBe(-701);
});

test("behaviour: an event with a valid timestamp resets the skew", () => {
  const { note, reset, skew } = start();
  for (const id of ["a", "b", "c"]) note({ id, timestamp: NOW - 600 });
  reset();
  expect(skew()).toBeUndefined();
});
