import { parseTimestamp } from "@partner-kit/contract";
import type { PriceSeries } from "../markets/mergePriceTail.ts";

/** Removes the steps before sampling started, so that the time axis starts with the first sample and shows no gap. */
export function trimSeries(series: PriceSeries): PriceSeries {
  const { time, last, best_bid, best_ask, step_seconds, sampled_since } = series;
  const since = sampled_since === null ? undefined : parseTimestamp(sampled_since);
  if (since === undefined) return series;
  const first = time.findIndex((at, index) => (at + step_seconds) * 1000 > since || (last[index] ?? null) !== null);
  if (first <= 0) return series;
  return {
    ...series,
    time: time.slice(first),
    last: last.slice(first),
    best_bid: best_bid.slice(first),
    best_ask: best_ask.slice(first),
  };
}
