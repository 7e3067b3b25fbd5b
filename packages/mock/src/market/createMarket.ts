import type { Market as MarketListing, Ticker } from "@partner-kit/contract";
import { createPairs } from "./createPairs.ts";
import { createPairTicker } from "./createPairTicker.ts";

/** A moving market. What it returns is frozen and stays the same object until something changed. */
export interface Market {
  readonly listing: { readonly markets: MarketListing[] };
  /** 24-hour figures of every pair at a time in milliseconds since the epoch. */
  readAll(now: number): { readonly tickers: Ticker[] };
  /** The same of one pair alone, where one is named. What the service says to an unknown one is not shown: here, nothing. */
  list(parameters: { readonly now: number; readonly pairId: string | undefined }): { readonly tickers: Ticker[] };
  /** 24-hour figures of one pair; `undefined` where there is none of that name. */
  read(pairId: string, now: number): Ticker | undefined;
}

/** Makes a market of that many pairs. Seed and time alone decide its figures: nobody looking costs nothing. */
export function createMarket({ seed, count }: { readonly seed: number; readonly count: number }): Market {
  const pairs = createPairs({ seed, count });
  const tickers = new Map(pairs.map((pair) => [pair.id, createPairTicker(pair)]));
  const markets = pairs.map(({ id, base, quote }) => ({
    pair_id: id,
    base_currency: base.code,
    quote_currency: quote.code,
  }));
  let second = Number.NaN;
  let all: { readonly tickers: Ticker[] } = Object.freeze({ tickers: [] });
  const market: Market = {
    listing: Object.freeze({ markets }),
    readAll(now) {
      const wanted = Math.floor(now / 1000);
      if (wanted !== second) {
        second = wanted;
        all = Object.freeze({ tickers: Array.from(tickers.values(), (read) => read(wanted)) });
      }
      return all;
    },
    read: (pairId, now) => tickers.get(pairId)?.(Math.floor(now / 1000)),
    list({ now, pairId }) {
      if (pairId === undefined) return market.readAll(now);
      const ticker = market.read(pairId, now);
      return { tickers: ticker ? [ticker] : [] };
    },
  };
  return market;
}
