// @vitest-environment node
import { expect, test } from "vitest";
import { bandSeries } from "./bandSeries.ts";

test("default: the average, the lowest and the highest value of each bucket, and a stretch per gap", () => {
  const times = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const values = [1, 3, 5, 5, null, 2, 4, 6, 8];
  expect(bandSeries({ times, values, buckets: 4 })).toEqual([
    [
      { time: 0.5, mean: 2, low: 1, lowAt: 0, high: 3, highAt: 1 },
      { time: 2.5, mean: 5, low: 5, lowAt: 2, high: 5, highAt: 2 },
    ],
    [
      { time: 5, mean: 2, low: 2, lowAt: 5, high: 2, highAt: 5 },
      { time: 7, mean: 6, low: 4, lowAt: 6, high: 8, highAt: 8 },
    ],
  ]);
});

test("behaviour: handles one value and none", () => {
  expect(bandSeries({ times: [], values: [], buckets: 4 })).toEqual([]);
  expect(bandSeries({ times: [9], values: [1], buckets: 4 })).toEqual([
    [{ time: 9, mean: 1, low: 1, lowAt: 9, high: 1, highAt: 9 }],
  ]);
});
