// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { placeTimes } from "./placeTimes.ts";

const ticks = valueTicks({ low: 1, high: 9, count: 4, fromZero: true });

function place(width: number, start: string, hours: number, locale = "en-GB") {
  const from = Date.parse(start) / 1000;
  const to = from + hours * 3600;
  const scale = plotScale({ width, ticks, from, to });
  return placeTimes({ scale, from, to, locale, timeZone: "UTC" });
}

const labels = (...parameters: Parameters<typeof place>) => place(...parameters).map(({ label }) => label);

// Regression: the first label began at its tick, so that it read as a later time than the others.
test("default: labels are centred on round times, and one that would be cut off is left out", () => {
  expect(labels(600, "2026-01-05T15:00:00Z", 2)).toEqual(["15:30", "16:00", "16:30", "17:00"]);
  const [first] = place(600, "2026-01-05T15:00:00Z", 2);
  expect(first?.x).toBeCloseTo(4 + (600 - 4 - 16 - 51) / 4, 0);
});

test("behaviour: has more labels if only one of few would be whole", () => {
  expect(labels(278, "2026-03-01T10:30:00Z", 24)).toEqual(["12:00", "2 Mar"]);
  // Twelve o'clock is longer in English.
  expect(labels(278, "2026-03-01T10:30:00Z", 24, "en")).toEqual(["6:00 PM", "Mar 2", "6:00 AM"]);
});

test("behaviour: labels do not touch one another", () => {
  const placed = place(180, "2026-03-01T10:30:00Z", 24, "en");
  expect(placed.length).toBeGreaterThan(0);
  for (const [index, { x }] of placed.slice(1).entries()) expect(x - (placed[index]?.x ?? 0)).toBeGreaterThan(35);
});
