// @vitest-environment node
import { expect, test } from "vitest";
import { bandSeries } from "./bandSeries.ts";

test("default: the average, the lowest and the highest value of each bucket, and a stretch per gap", () => {
  const times = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const values = [1, 3, 5, 5, null, 2, 4, 6, 8];
  expect(bandSeries({ times, values, buckets: 4 })).toEqual([
    [
      { time: 0, mean: 2, low: 1, high: 3 },
      { time: 3, mean: 5, low: 5, high: 5 },
    ],
    [
      { time: 5, mean: 2, low: 2, high: 2 },
      { time: 8, mean: 6, low: 4, high: 8 },
    ],
  ]);
});

// Regression: the line and its band began and ended half a bucket inside the range.
test("behaviour: a stretch begins at its first sample and ends at its last, with the buckets between at their middle", () => {
  const times = [0, 1, 2, 3, 4, 5];
  const timesOf = (buckets: number) =>
    bandSeries({ times, values: [1, 2, 3, 4, 5, 6], buckets }).map((points) => points.map(({ time }) => time));
  expect(timesOf(3)).toEqual([[0, 2.5, 5]]);
  expect(timesOf(1)).toEqual([[0, 5]]);
});

test("behaviour: handles one value and none", () => {
  expect(bandSeries({ times: [], values: [], buckets: 4 })).toEqual([]);
  const point = { time: 9, mean: 1, low: 1, high: 1 };
  expect(bandSeries({ times: [9], values: [1], buckets: 4 })).toEqual([[point, point]]);
});
