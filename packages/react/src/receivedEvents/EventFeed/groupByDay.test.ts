// @vitest-environment node
import { expect, test } from "vitest";
import { dayBefore } from "./EventFeedList.tsx";

test.each([
  ["after a day of 23 hours", "2026-03-29T22:30:00Z", "2026-03-29"],
  ["at the end of a day of 25 hours", "2026-10-25T22:30:00Z", "2026-10-24"],
])("behaviour: %s, yesterday is the day before today", (_, now, yesterday) => {
  expect(dayBefore(Date.parse(now), "Europe/Paris")).toBe(yesterday);
});
