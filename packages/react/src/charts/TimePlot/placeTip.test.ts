// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { type PlotBox, placeTip } from "./placeTip.ts";

const size = { width: 140, height: 52 };

const scaleOf = (width: number) =>
  plotScale({ width, ticks: valueTicks({ low: 1, high: 2, count: 4, fromZero: false }), from: 0, to: 100 });

const touches = (one: PlotBox, other: PlotBox) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test("default: at the top, towards the middle of the plot", () => {
  const scale = scaleOf(600);
  expect(placeTip({ scale, x: 100, size, avoid: [] })).toEqual({ left: 112, top: scale.top });
  expect(placeTip({ scale, x: 500, size, avoid: [] })).toEqual({ left: 500 - 12 - 140, top: scale.top });
});

// Regression: the tip covered the label of the highest point.
test("behaviour: covers neither extreme at any position", () => {
  const scale = scaleOf(600);
  const high = { left: 250, top: scale.top, width: 100, height: 24 };
  const low = { left: 120, top: scale.top + scale.height - 40, width: 100, height: 24 };
  for (let x = scale.left; x <= scale.left + scale.width; x += 1) {
    const box = { ...placeTip({ scale, x, size, avoid: [high, low] }), ...size };
    expect([x, touches(box, high), touches(box, low)]).toEqual([x, false, false]);
  }
});

test("behaviour: stays within a plot that is barely wider than the tip", () => {
  const scale = scaleOf(240);
  for (let x = scale.left; x <= scale.left + scale.width; x += 1) {
    const { left } = placeTip({ scale, x, size, avoid: [] });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + size.width).toBeLessThanOrEqual(240);
  }
});
