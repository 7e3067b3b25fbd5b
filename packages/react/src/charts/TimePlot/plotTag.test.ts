// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { isBehindTag, plotTag } from "./plotTag.ts";

const scale = plotScale({
  width: 600,
  ticks: valueTicks({ low: 0, high: 10, count: 4, fromZero: true }),
  from: 0,
  to: 99,
});
const tagAt = (value: number) => plotTag({ label: "Average", text: "5", value }, scale);

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
  expect([tag.y - 20, tag.y, tag.y + 20, tag.y + 30].map((y) => isBehindTag(y, tag))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isBehindTag(tag.y, undefined)).toBe(false);
});
