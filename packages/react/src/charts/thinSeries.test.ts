// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { thinSeries } from "./thinSeries.ts";

const timesOf = (values: readonly unknown[]) => values.map((_, index) => 1000 + index * 60);

test("default: does not change few points", () => {
  const values = [3, 1, 2];
  expect(thinSeries({ times: timesOf(values), values, buckets: 100 }).map(({ value }) => value)).toEqual(values);
});

test("behaviour: keeps gaps and single points", () => {
  const values = [null, 1, null, null, 2, 3, null];
  expect(thinSeries({ times: timesOf(values), values, buckets: 100 }).map(({ value }) => value)).toEqual([
    1,
    null,
    2,
    3,
    null,
  ]);
});

test("behaviour: nothing was sampled", () => {
  expect(thinSeries({ times: [], values: [], buckets: 10 })).toEqual([]);
  expect(thinSeries({ times: [1, 2], values: [null, null], buckets: 10 })).toEqual([]);
});

test("behaviour: keeps extremes and ends at their times within the limit of points", () => {
  const value = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { freq: 8 });
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 400 }),
      fc.integer({ min: 1, max: 60 }),
      (values, buckets) => {
        const times = timesOf(values);
        const points = thinSeries({ times, values, buckets });
        const known = values.filter((each) => each !== null);
        const drawn = points.flatMap((point) => (point.value === null ? [] : [point.value]));
        expect(points.every((point, index) => index === 0 || point.time > (points[index - 1]?.time ?? 0))).toBe(true);
        for (const point of points) expect(values[times.indexOf(point.time)]).toBe(point.value);
        expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([Math.min(...known), Math.max(...known)]);
        expect([drawn[0], drawn.at(-1)]).toEqual([known[0], known.at(-1)]);
        const runs = values.filter(
          (each, index) => each !== null && (index === 0 || values[index - 1] === null),
        ).length;
        expect(drawn.length).toBeLessThanOrEqual(2 * (buckets + 1 + runs) + 2 * runs);
      },
    ),
  );
});
