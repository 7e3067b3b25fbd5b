// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { isBehindTag, plotEndTags } from "./plotTag.ts";

const scale = plotScale({
  width: 600,
  ticks: valueTicks({ low: 0, high: 10, count: 4, fromZero: true }),
  from: 0,
  to: 99,
});
const tagAt = (value: number) => plotEndTags([{ label: "BTC/USD", value }], scale)[0];

test("default: outside of the plot, beside its level", () => {
  const tag = tagAt(5);
  expect(tag?.box.left).toBeGreaterThan(scale.left + scale.width);
  expect(tag?.y).toBe(scale.y(5));
});

test("behaviour: stays above the time axis", () => {
  const { top = 0, height = 0 } = tagAt(0.01)?.box ?? {};
  expect(top + height).toBeLessThanOrEqual(scale.top + scale.height);
});

test("behaviour: hides the axis labels that it would overlap", () => {
  const tags = [tagAt(5)].flatMap((tag) => tag ?? []);
  const distances = [16, 14, 0, -14, -16];
  expect(distances.map((distance) => isBehindTag(scale.y(5) - distance, tags))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(isBehindTag(scale.y(5), [])).toBe(false);
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
