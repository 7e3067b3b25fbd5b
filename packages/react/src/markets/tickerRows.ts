import type { Market, Ticker } from "@partner-kit/contract";
import { fractionDigits } from "../format/fractionDigits.ts";
import { signOf } from "../format/signOf.ts";

/** A line of the ticker table. The same object for as long as the service's entry is. */
export interface TickerRow {
  readonly pairId: string;
  /** What is traded and what prices are in, where the markets listing says so. */
  readonly base: string | undefined;
  readonly quote: string | undefined;
  readonly ticker: Ticker;
  /** Digits after the point that all of this pair's prices are written with: as many as the service uses for it. */
  readonly priceDigits: number;
  readonly direction: "up" | "down" | "flat" | undefined;
}

/** Makes rows of entries, each once: rows of entries that did not change are found again. */
export function createTickerRows(): (tickers: readonly Ticker[], markets: readonly Market[]) => readonly TickerRow[] {
  let rows = new WeakMap<Ticker, TickerRow>();
  let knownMarkets: readonly Market[] | undefined;
  let byPair: ReadonlyMap<string, Market> = new Map();
  return (tickers, markets) => {
    if (markets !== knownMarkets) {
      knownMarkets = markets;
      byPair = new Map(markets.map((market) => [market.pair_id, market]));
      rows = new WeakMap();
    }
    return tickers.map((ticker) => {
      const known = rows.get(ticker);
      if (known) return known;
      const row = createRow(ticker, byPair.get(ticker.pair_id));
      rows.set(ticker, row);
      return row;
    });
  };
}

function createRow(ticker: Ticker, market: Market | undefined): TickerRow {
  const { best_bid, best_ask, last, open, high, low } = ticker;
  return {
    pairId: ticker.pair_id,
    base: market?.base_currency,
    quote: market?.quote_currency,
    ticker,
    priceDigits: Math.max(...[best_bid, best_ask, last, open, high, low].map(fractionDigits)),
    direction: directions[signOf(ticker.price_change) ?? "unknown"],
  };
}

const directions = { positive: "up", negative: "down", zero: "flat", unknown: undefined } as const;
