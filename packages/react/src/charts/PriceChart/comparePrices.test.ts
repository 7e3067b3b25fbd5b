// @vitest-environment node
import { expect, test } from "vitest";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { alignPrices, changesOf } from "./comparePrices.ts";

function makeSeries(from: number, last: readonly (string | null)[]): PriceSeries {
  const time = last.map((_, index) => from + index * 60);
  return { time, last, best_bid: last, best_ask: last, step_seconds: 60, sampled_since: null };
}

test("default: both start at the first time with a price of both", () => {
  const own = makeSeries(0, ["1", null, "2", "3", "4"]);
  const other = makeSeries(120, [null, "30", "40"]);
  expect(alignPrices({ own, other })).toEqual({
    time: [180, 240],
    prices: [
      ["3", "4"],
      ["30", "40"],
    ],
  });
  expect(alignPrices({ own, other: undefined })).toEqual({ time: own.time, prices: [own.last] });
});

test("behaviour: a time between two samples has the closest one, and a time after the last none", () => {
  const own = makeSeries(0, ["1", "2", "3"]);
  expect(alignPrices({ own, other: makeSeries(20, ["10", "20"]) }).prices[1]).toEqual(["10", "20", "20"]);
  expect(alignPrices({ own, other: makeSeries(-60, ["10", "20"]) }).prices[1]).toEqual(["20", null, null]);
});

test("behaviour: without a common time, only the own line is left", () => {
  const own = makeSeries(0, ["1", "2"]);
  expect(alignPrices({ own, other: makeSeries(6000, ["10"]) })).toEqual({ time: own.time, prices: [own.last] });
});

test("default: changes since the first price, with gaps", () => {
  expect(changesOf([null, "200", null, "201", "150"])).toEqual([null, "0.00", null, "0.50", "-25.00"]);
  expect(changesOf(["0", "1"])).toEqual([null, null]);
});
