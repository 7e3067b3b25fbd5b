// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { isBehindTag, plotEndTags, plotTag } from "./plotTag.ts";

const scale = plotScale({
  width: 600,
  ticks: valueTicks({ low: 0, high: 10, count: 4, fromZero: true }),
  from: 0,
  to: 99,
});
const tagAt = (value: number, ticks: readonly number[] = []) =>
  plotTag({ label: "Average", text: "5", value }, scale, ticks);

// Regression: on a dense day every place inside the plot was crossed by the line.
test("default: outside of the plot, beside its level", () => {
  const { y, box } = tagAt(5);
  expect(box.left).toBeGreaterThan(scale.left + scale.width);
  expect(box.left + box.width).toBeLessThanOrEqual(scale.outer.width);
  expect(y).toBe(scale.y(5));
});

test("behaviour: stays above the time axis", () => {
  const { box } = tagAt(0.01);
  expect(box.top + box.height).toBeLessThanOrEqual(scale.top + scale.height);
});

test("behaviour: hides the axis labels that it would overlap", () => {
  const tag = tagAt(5);
  const distances = [23, 22, 0, -22, -23];
  expect(distances.map((distance) => isBehindTag(tag.y - distance, [tag]))).toEqual([false, true, true, true, false]);
  expect(isBehindTag(tag.y, [])).toBe(false);
});

// Regression: the average took the place of the label of the grid line beside it.
test("behaviour: moves away from the label of a close tick, and replaces the label of a tick at its level", () => {
  const ticks = [0, 5, 10];
  const away = (value: number) => tagAt(value, ticks).y - scale.y(5);
  const pixels = scale.y(5) - scale.y(6);
  for (const distance of [22, 11]) {
    expect(away(5 - distance / pixels)).toBe(23);
    expect(away(5 + distance / pixels)).toBe(-23);
  }
  expect(isBehindTag(scale.y(5), [tagAt(5 + 11 / pixels, ticks)])).toBe(false);
  // Farther away from its level it would not look like its name.
  expect(away(5 + 10 / pixels)).toBeCloseTo(-10);
  expect(isBehindTag(scale.y(5), [tagAt(5 + 10 / pixels, ticks)])).toBe(true);
});

test.each([
  [5, 5.1],
  [5.1, 5],
  [9, 1],
])("behaviour: names of lines that end at %d and %d do not overlap, and stay in their order", (first, second) => {
  const [one, other] = plotEndTags(
    [
      { label: "BTC/USD", value: first },
      { label: "ETH/USD", value: second },
    ],
    scale,
  );
  if (!one || !other) throw new Error("there are two tags");
  expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(one.box.height);
  expect(one.y < other.y).toBe(first > second);
});
