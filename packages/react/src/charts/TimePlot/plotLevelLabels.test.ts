// @vitest-environment node
import { expect, test } from "vitest";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { plotLevelLabels } from "./plotLevelLabels.ts";

const scale = plotScale({
  width: 600,
  ticks: valueTicks({ low: 0, high: 10, count: 4, fromZero: true }),
  from: 0,
  to: 99,
});

test("default: at the left above the level", () => {
  const [label] = plotLevelLabels([{ text: "24h open 5", value: 5 }], scale);
  expect(label?.x).toBe(scale.left + 4);
  expect(label?.y).toBeLessThan(scale.y(5));
});

test("behaviour: omits the label of a level that is close to a more important one", () => {
  const levels = [
    { text: "24h high 5", value: 5 },
    { text: "24h open 5.2", value: 5.2 },
  ];
  expect(plotLevelLabels(levels, scale).map(({ text }) => text)).toEqual(["24h high 5"]);
});
