// @vitest-environment node
import type { Ticker } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { mergePriceTail, type PriceSeries } from "./mergePriceTail.ts";

const samples: PriceSeries = {
  time: [60, 120, 180, 240],
  last: ["1", "2", null, null],
  best_bid: ["1", "2", null, null],
  best_ask: ["1", "2", null, null],
  step_seconds: 60,
  sampled_since: null,
};

function merge(at: number, series: PriceSeries = samples): readonly (readonly [number, string | null])[] {
  const ticker = { last: "9", best_bid: "9", best_ask: "9" } as Ticker;
  const tail = { pairId: "BTC-USD", step: 60, prices: new Map([[at, ticker]]), newest: ticker };
  const { time, last } = mergePriceTail(series, tail, at);
  return time.map((one, index) => [one, last[index] ?? null]);
}

test("behaviour: joins the first live price to the last sample", () => {
  expect(merge(240)).toEqual([
    [60, "1"],
    [120, "2"],
    [240, "9"],
  ]);
});

test("behaviour: a longer time without prices stays a gap", () => {
  expect(merge(420).map(([, price]) => price)).toEqual(["1", "2", null, null, null, null, "9"]);
});

test("behaviour: gaps between samples stay, and so do those before the first", () => {
  const prices = [null, "2", null, "4"];
  expect(merge(300, { ...samples, last: prices }).map(([, price]) => price)).toEqual([null, "2", null, "4", "9"]);
  expect(merge(240, { ...samples, last: [null, null, null, null] }).map(([, price]) => price)).toEqual([
    null,
    null,
    null,
    "9",
  ]);
});
