import type { SampleSeries, TickerSample } from "./Store.ts";

/** Turns samples into arrays, one per field. */
export function createSampleSeries(samples: readonly TickerSample[], since: number | null): SampleSeries {
  return {
    since,
    time: samples.map(({ time }) => time),
    last: samples.map(({ last }) => last),
    best_bid: samples.map(({ best_bid }) => best_bid),
    best_ask: samples.map(({ best_ask }) => best_ask),
  };
}
