import type { Ticker } from "@partner-kit/contract";
import type { TickerSample } from "./Store.ts";

export interface SampleTickersParameters {
  readonly tickers: readonly Ticker[];
  /** Milliseconds since the epoch. */
  readonly time: number;
}

/**
 * What a store keeps of a ticker: each pair's prices at a time, for its charts. The proxy does it by itself; a host does
 * it for prices of its own that the charts should begin with.
 */
export function sampleTickers({ tickers, time }: SampleTickersParameters): readonly TickerSample[] {
  return tickers.map(({ pair_id, last, best_bid, best_ask }) => ({ pair_id, time, last, best_bid, best_ask }));
}
