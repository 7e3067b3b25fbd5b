// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { lineBoxes } from "./lineBoxes.ts";
import { plotScale } from "./PlotScale.ts";
import { overlap } from "./placeTip.ts";
import { plotLevelLabels } from "./plotLevelLabels.ts";

const scale = plotScale({
  width: 600,
  ticks: valueTicks({ low: 0, high: 10, count: 4, fromZero: true }),
  from: 0,
  to: 99,
});
const average = { text: "Average 5", value: 5 };
const times = Array.from({ length: 100 }, (_, index) => index);
const surround = (values: readonly number[]) =>
  lineBoxes({ times, lines: [values], scale, from: scale.left, to: scale.left + scale.width });

test("default: at the left above the level, if the line is elsewhere", () => {
  const lines = surround(times.map(() => 9));
  const [label] = plotLevelLabels({ levels: [average], scale, avoid: [], lines });
  expect(label?.x).toBe(scale.left + 4);
  expect(label?.y).toBeLessThan(scale.y(5));
});

// Regression: the label of the average was written across the start of the line.
test("behaviour: where it covers nothing of the line", () => {
  const lines = surround(times.map((time) => (time < 60 ? 5 : 1)));
  const [label] = plotLevelLabels({ levels: [average], scale, avoid: [], lines });
  expect(label?.x).toBeGreaterThan(scale.x(60));
  expect(lines.every((line) => label && overlap(label.box, line) === 0)).toBe(true);
});

test("behaviour: omits the label of a level that is close to a more important one", () => {
  const levels = [average, { text: "Open 5.2", value: 5.2 }];
  expect(plotLevelLabels({ levels, scale, avoid: [], lines: [] }).map(({ text }) => text)).toEqual(["Average 5"]);
});
