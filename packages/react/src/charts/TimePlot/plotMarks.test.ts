// @vitest-environment node
import { expect, test } from "vitest";
import { readSeries } from "../readSeries.ts";
import { valueTicks } from "../valueTicks.ts";
import { plotScale } from "./PlotScale.ts";
import { plotMarks } from "./plotMarks.ts";

function marksOf(decimals: readonly string[], width = 600) {
  const reading = readSeries(decimals);
  const [low, high] = [reading.values[reading.low] ?? 0, reading.values[reading.high] ?? 0];
  const scale = plotScale({
    width,
    ticks: valueTicks({ low, high, count: 4, fromZero: true }),
    from: 0,
    to: decimals.length - 1,
  });
  const times = decimals.map((_, index) => index);
  const marks = plotMarks({
    times,
    reading,
    scale,
    events: [],
    write: (which, index) => `${which} ${decimals[index]}`,
  });
  return { marks, bottom: scale.top + scale.height, right: scale.left + scale.width };
}

test("default: labels the highest and the lowest point", () => {
  const { marks, bottom } = marksOf(["30", "90", "40", "60"]);
  expect(marks.map(({ text }) => text)).toEqual(["high 90", "low 30"]);
  for (const { box } of marks) expect(box.top + box.height).toBeLessThanOrEqual(bottom);
});

// Regression: the label covered the axis and the bars below it.
test("behaviour: a lowest point close to the time axis has no label", () => {
  expect(marksOf(["30", "90", "2", "60"]).marks.map(({ text }) => text)).toEqual(["high 90"]);
});

// Regression: on a phone, a text before a point near the middle began outside of the plot.
test("behaviour: a text stays in a narrow plot", () => {
  const { marks } = marksOf(["90000000.00", "80000000.00", "30000000.00", "60000000.00", "70000000.00"], 190);
  const low = marks.find(({ which }) => which === "low");
  expect(low?.box.left).toBeGreaterThanOrEqual(0);
});

// Regression: a text that fits on neither side of its point covered the labels of the values.
test("behaviour: a text that fits on neither side of its point ends with the plot", () => {
  const { marks, right } = marksOf(["90000000.00", "80000000.00", "30000000.00", "60000000.00", "70000000.00"], 240);
  const low = marks.find(({ which }) => which === "low");
  expect(low?.shift).not.toBe(0);
  expect((low?.box.left ?? 0) + (low?.box.width ?? 0)).toBeLessThanOrEqual(right);
  expect(low?.box.left).toBeGreaterThanOrEqual(0);
});
