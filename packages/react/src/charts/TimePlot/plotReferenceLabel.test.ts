// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { overlap } from "./placeTip.ts";
import { plotReferenceLabel } from "./plotReferenceLabel.ts";

const scale = plotScale({
  width: 600,
  ticks: valueTicks({ low: 0, high: 10, count: 4, fromZero: true }),
  from: 0,
  to: 99,
});
const end = scale.left + scale.width;
const labelAt = (value: number, parameters: Partial<Parameters<typeof plotReferenceLabel>[0]> = {}) =>
  plotReferenceLabel({ reference: { text: "Average 5", value }, line: [], avoid: [], scale, ...parameters });

// Regression: beside the axis it looked like a tick between two others.
test("default: inside the plot, above its level and close to its end", () => {
  const { box, y } = labelAt(5);
  expect(box.left + box.width).toBeLessThan(end - 20);
  expect(box.left + box.width).toBeGreaterThan(end - 40);
  expect(y).toBeLessThan(scale.y(5));
});

test("behaviour: on the side of the level where the line is not", () => {
  const line = [
    { x: scale.left, y: scale.y(5) - 10 },
    { x: end, y: scale.y(5) - 10 },
  ];
  const { box } = labelAt(5, { line });
  expect(box.top).toBeGreaterThan(scale.y(5));
  expect(box.left + box.width).toBeGreaterThan(end - 40);
});

test("behaviour: covers no other label", () => {
  const other = { left: end - 200, top: scale.y(5) - 40, width: 200, height: 80 };
  expect(overlap(labelAt(5, { avoid: [other] }).box, other)).toBe(0);
});

test("behaviour: stays above the time axis", () => {
  const { box } = labelAt(0.01);
  expect(box.top + box.height).toBeLessThanOrEqual(scale.top + scale.height);
});

test("behaviour: stays at the start of a plot that is narrower than the label", () => {
  const narrow = plotScale({
    width: 100,
    ticks: valueTicks({ low: 0, high: 10, count: 4, fromZero: true }),
    from: 0,
    to: 1,
  });
  expect(labelAt(5, { scale: narrow }).box.left).toBe(narrow.left);
});
