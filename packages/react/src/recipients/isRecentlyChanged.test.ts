import type { Recipient } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { recentChangeDay } from "./isRecentlyChanged.ts";

const HOUR = 3_600_000;
/** Ten in the morning in the time zone of the test. */
const now = new Date(2026, 5, 17, 10).getTime();

function changed(time: number): Recipient {
  return { created_at: "2026-01-01T00:00:00Z", updated_at: new Date(time).toISOString() } as Recipient;
}

test.each([
  ["just now", now, "today"],
  ["this morning", now - 9 * HOUR, "today"],
  ["yesterday evening", now - 12 * HOUR, "yesterday"],
  ["yesterday, just within 24 hours", now - 24 * HOUR + 1, "yesterday"],
  ["yesterday, but before", now - 24 * HOUR, undefined],
  ["by a clock that is ahead", now + 15 * HOUR, "today"],
])("default: %s", (_, time, day) => {
  expect(recentChangeDay(changed(time), now)).toBe(day);
});

test("behaviour: a recipient that was never changed has no such day", () => {
  const time = new Date(now - HOUR).toISOString();
  expect(recentChangeDay({ created_at: time, updated_at: time } as Recipient, now)).toBeUndefined();
});
