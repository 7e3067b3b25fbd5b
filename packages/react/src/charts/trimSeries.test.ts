// @vitest-environment node
import { expect, test } from "vitest";
import type { PriceSeries } from "../markets/mergePriceTail.ts";
import { trimSeries } from "./trimSeries.ts";

const START = Date.parse("2026-01-05T09:00:00Z") / 1000;

function makeSeries(last: readonly (string | null)[], sampled_since: string | null): PriceSeries {
  const time = last.map((_, index) => START + index * 60);
  return { time, last, best_bid: last, best_ask: last, step_seconds: 60, sampled_since };
}

test("default: the axis starts with the first sampled step", () => {
  const series = makeSeries([null, null, "1.00", null, "2.00"], "2026-01-05T09:02:30Z");
  const { time, last, best_bid, best_ask } = trimSeries(series);
  expect(time[0]).toBe(START + 120);
  expect([last, best_bid, best_ask]).toEqual(Array.from({ length: 3 }, () => ["1.00", null, "2.00"]));
});

test.each([
  ["sampling began before, so that what is missing is a gap", makeSeries([null, "1.00"], "2026-01-05T08:00:00Z")],
  ["a host's own samples are older than it says", makeSeries(["1.00", "2.00"], "2026-01-05T09:01:00Z")],
  ["nothing was ever sampled", makeSeries([null, null], null)],
])("behaviour: stays as it is where %s", (_, series) => {
  expect(trimSeries(series)).toBe(series);
});
