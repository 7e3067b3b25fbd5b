// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { barAt, plotBars, plotBarTick, trackMiddle } from "./plotBars.ts";

const ticks = valueTicks({ low: 0, high: 10, count: 4, fromZero: true });
const scaleOf = (days: number, width = 700) => plotScale({ width, hasTrack: true, ticks, from: 0, to: days });
const scale = scaleOf(30);
const middle = trackMiddle(scale);
const bar = (
  day: number,
  amounts: Partial<Record<"in" | "held" | "out" | "released" | "locked" | "tradeIn" | "tradeOut", number>>,
) => ({
  from: day,
  to: day + 1,
  in: 0,
  held: 0,
  out: 0,
  ...amounts,
});
const draw = (bars: readonly ReturnType<typeof bar>[], areEqual = false) => plotBars({ bars, scale, areEqual });

test("default: what came in is above the middle and what went out below, as high as the amounts", () => {
  const [came, went] = draw([bar(1, { in: 50 }), bar(2, { out: 100 })]);
  expect(came).toMatchObject({ kind: "in", index: 0 });
  expect((came?.y ?? 0) + (came?.height ?? 0)).toBe(middle);
  expect(went?.y).toBe(middle + 1);
  expect((went?.height ?? 0) / (came?.height ?? 1)).toBeCloseTo(2, 0);
});

test("behaviour: a small amount stays visible, and no amount has no bar", () => {
  const [small] = draw([bar(1, { in: 1 }), bar(2, { out: 1_000_000 })]);
  expect(small).toMatchObject({ kind: "in", height: 2 });
  expect(draw([bar(1, {})])).toEqual([]);
});

// Regression: days of a few small trades looked alike, because each had the least height.
test("behaviour: a trade of twice the amount is twice as high, next to a much larger deposit", () => {
  const [small, large] = draw([bar(1, { tradeOut: 6 }), bar(2, { tradeOut: 12 }), bar(3, { in: 100 })]);
  expect((large?.height ?? 0) / (small?.height ?? 1)).toBe(2);
});

test("behaviour: what is held is on top of what came in, and both fit", () => {
  const [came, held] = draw([bar(1, { in: 99, held: 1 })]);
  expect(held?.kind).toBe("held");
  expect((held?.y ?? 0) + (held?.height ?? 0)).toBeLessThan(came?.y ?? 0);
  expect(held?.y).toBeGreaterThanOrEqual(scale.top + scale.height);
});

test("behaviour: trades are above what came in and below what went out, and all fit", () => {
  const [came, gained, went, paid] = draw([bar(1, { in: 60, tradeIn: 40, out: 50, tradeOut: 50 })]);
  expect([came, gained, went, paid].map((part) => part?.kind)).toEqual(["in", "trade", "out", "trade"]);
  expect((gained?.y ?? 0) + (gained?.height ?? 0)).toBeLessThan(came?.y ?? 0);
  expect(gained?.y).toBeGreaterThanOrEqual(scale.top + scale.height);
  expect(paid?.y).toBeGreaterThan((went?.y ?? 0) + (went?.height ?? 0));
  // Regression: narrow trades looked like a dotted line, and smaller than the same amount of a withdrawal.
  expect(gained?.width).toBe(came?.width);
  expect(gained?.x).toBe(came?.x);
  const [alone] = draw([bar(1, { tradeIn: 40 })]);
  expect((alone?.y ?? 0) + (alone?.height ?? 0)).toBe(middle);
});

// Regression: the line fell on a day without a bar.
test("behaviour: locked amounts are between what went out and the trades, released ones above what came in", () => {
  const parts = draw([bar(1, { out: 40, locked: 30, tradeOut: 30 }), bar(2, { in: 10, released: 30 })]);
  const tops = parts.map(({ kind, y, height }) => [kind, y < middle, height > 0]);
  expect(tops).toEqual([
    ["out", false, true],
    ["locked", false, true],
    ["trade", false, true],
    ["in", true, true],
    ["locked", true, true],
  ]);
  const [out, locked, trade] = parts;
  expect(locked?.y).toBeGreaterThan((out?.y ?? 0) + (out?.height ?? 0));
  expect(trade?.y).toBeGreaterThan((locked?.y ?? 0) + (locked?.height ?? 0));
});

// Regression: marks said what came and went, but not how much. Hidden amounts still must not.
test("parameters: areEqual", () => {
  const heights = draw([bar(1, { in: 1 }), bar(2, { in: 500, out: 2 }), bar(3, { held: 40 })], true).map(
    ({ height }) => height,
  );
  expect(new Set(heights).size).toBe(1);
});

test("behaviour: bars of 24 hours, 30 and 90 days have a gap between them, and are inside the plot on a phone", () => {
  for (const [count, width] of [
    [24, 700],
    [30, 328],
    [90, 328],
  ] as const) {
    const narrow = scaleOf(count, width);
    const bars = Array.from({ length: count + 1 }, (_, day) => bar(day, { in: 1 }));
    const parts = plotBars({ bars, scale: narrow, areEqual: false });
    for (const [index, part] of parts.entries()) {
      expect(part.x).toBeGreaterThanOrEqual(narrow.left);
      expect(part.x + part.width).toBeLessThanOrEqual(narrow.left + narrow.width + 0.5);
      const before = parts[index - 1];
      // The step under way ends at the edge.
      if (before && index < count) expect(part.x).toBeGreaterThan(before.x + before.width - 1);
    }
  }
});

test("behaviour: the last bar has no end", () => {
  const bars = [bar(0, {}), bar(1, {})];
  expect([-1, 0, 0.5, 1, 9].map((time) => barAt(bars, time))).toEqual([-1, 0, 0, 1, 1]);
});

test("behaviour: the largest round amount marks the scale, as high as a bar of that amount", () => {
  const bars = [bar(1, { in: 20 }), bar(2, { out: 30, tradeOut: 4 })];
  const tick = plotBarTick(bars);
  expect(tick?.value).toBe(20);
  expect(tick?.height).toBe(draw(bars)[0]?.height);
  expect(plotBarTick([bar(1, {})])).toBeUndefined();
});
