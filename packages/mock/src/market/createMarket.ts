import type { Market as MarketListing, Ticker } from "@partner-kit/contract";
import { createPairs } from "./createPairs.ts";
import { createPairTicker } from "./createPairTicker.ts";

/** A simulated market. Results are frozen and keep their identity until they change. */
export interface Market {
  readonly listing: { readonly markets: MarketListing[] };
  /** Returns the 24-hour ticker of every pair at a time in milliseconds since the epoch. */
  readAll(now: number): { readonly tickers: Ticker[] };
  /** Returns the tickers of one pair, or of all. An unknown pair has an empty list, because the service document shows no error for it. */
  list(parameters: { readonly now: number; readonly pairId: string | undefined }): { readonly tickers: Ticker[] };
  /** Returns the 24-hour ticker of a pair, or `undefined` for an unknown pair. */
  read(pairId: string, now: number): Ticker | undefined;
}

/** Creates a market with `count` pairs. Prices are functions of seed and time, so that an unread market costs nothing. */
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
      const current = Math.floor(now / 1000);
      if (current !== second) {
        second = current;
        all = Object.freeze({ tickers: Array.from(tickers.values(), (read) => read(current)) });
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
