import type { Market } from "@partner-kit/contract";

/** A trading pair and its currencies. The same object until the market changes. */
export interface TickerPair {
  readonly pairId: string;
  /** `undefined` if the pair is not in the markets listing. */
  readonly base: string | undefined;
  readonly quote: string | undefined;
}

function toTickerPair(pairId: string, market: Market | undefined): TickerPair {
  return { pairId, base: market?.base_currency, quote: market?.quote_currency };
}

/** Returns a pair with its currencies from the markets listing. */
export function findPair(pairId: string, markets: readonly Market[] | undefined): TickerPair {
  return toTickerPair(
    pairId,
    markets?.find(({ pair_id }) => pair_id === pairId),
  );
}

/** Returns a pair's name, such as "BTC/USD", or its ID if its currencies are unknown. */
export function pairName({ pairId, base, quote }: TickerPair): string {
  return base === undefined || quote === undefined ? pairId : `${base}/${quote}`;
}

/** Creates a function that converts IDs to pairs. It reuses the previous pairs until the listing changes. */
export function createTickerPairs(): (pairIds: readonly string[], markets: readonly Market[]) => readonly TickerPair[] {
  let previous: readonly TickerPair[] = [];
  let knownMarkets: readonly Market[] | undefined;
  let byPair: ReadonlyMap<string, Market> = new Map();
  return (pairIds, markets) => {
    if (markets !== knownMarkets) {
      knownMarkets = markets;
      byPair = new Map(markets.map((market) => [market.pair_id, market]));
      previous = [];
    }
    const known = new Map(previous.map((pair) => [pair.pairId, pair]));
    previous = pairIds.map((pairId) => known.get(pairId) ?? toTickerPair(pairId, byPair.get(pairId)));
    return previous;
  };
}

/** The quote currencies, most frequent first. */
export function quotesOf(pairs: readonly TickerPair[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { quote } of pairs) if (quote !== undefined) counts.set(quote, (counts.get(quote) ?? 0) + 1);
  return Array.from(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([quote]) => quote);
}
