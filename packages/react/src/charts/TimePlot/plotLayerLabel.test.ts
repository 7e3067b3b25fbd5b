// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { overlap } from "./placeTip.ts";
import { plotLayerLabel } from "./plotLayerLabel.ts";

const scale = plotScale({
  width: 600,
  ticks: valueTicks({ low: -2, high: 10, count: 4, fromZero: true }),
  from: 0,
  to: 99,
});
const end = scale.left + scale.width;
const lineAt = (y: number) => Array.from({ length: 100 }, (_, index) => ({ x: scale.x(index), y }));
const label = (parameters: Partial<Parameters<typeof plotLayerLabel>[0]> = {}) =>
  plotLayerLabel({ text: "Outstanding credit", points: lineAt(scale.y(-2)), avoid: [], scale, ...parameters });

test("default: below the line, inside the plot and close to its end", () => {
  const { box } = label() ?? {};
  expect(box?.top).toBeGreaterThan(scale.y(-2));
  expect((box?.top ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(scale.top + scale.height);
  expect((box?.left ?? 0) + (box?.width ?? 0)).toBeGreaterThan(end - 10);
});

test("behaviour: above a line that is close to the axis", () => {
  const y = scale.top + scale.height - 5;
  const { box } = label({ points: lineAt(y) }) ?? {};
  expect((box?.top ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y);
});

test("behaviour: below the lowest point of its own length", () => {
  const points = lineAt(scale.y(-1)).map((point, index) => (index === 95 ? { ...point, y: scale.y(-2) } : point));
  expect(label({ points })?.box.top).toBeGreaterThan(scale.y(-2));
});

test("behaviour: covers no other label", () => {
  const other = { left: end - 200, top: scale.y(0) - 10, width: 200, height: 80 };
  const { box } = label({ avoid: [other] }) ?? {};
  expect(box && overlap(box, other)).toBe(0);
});

test("behaviour: no label without a line", () => {
  expect(label({ points: [{ x: 0, y: null }] })).toBeUndefined();
});
