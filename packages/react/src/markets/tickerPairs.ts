import type { Market } from "@partner-kit/contract";

/** A trading pair as a line of the ticker table knows it. The same object for as long as its market is. */
export interface TickerPair {
  readonly pairId: string;
  /** What is traded and what prices are in, where the markets listing says so. */
  readonly base: string | undefined;
  readonly quote: string | undefined;
}

/** A pair with what its line of the markets listing tells, where there is one. */
export function toTickerPair(pairId: string, market: Market | undefined): TickerPair {
  return { pairId, base: market?.base_currency, quote: market?.quote_currency };
}

/** A pair with what the markets listing tells of it, as far as that is known. */
export function findPair(pairId: string, markets: readonly Market[] | undefined): TickerPair {
  return toTickerPair(
    pairId,
    markets?.find(({ pair_id }) => pair_id === pairId),
  );
}

/** A pair as "BTC/USD"; as the service calls it where the markets listing does not tell. */
export function pairName({ pairId, base, quote }: TickerPair): string {
  return base === undefined || quote === undefined ? pairId : `${base}/${quote}`;
}

/** Makes pairs of identifiers, each once: those of the last time are found again while the listing stays the same. */
export function createTickerPairs(): (pairIds: readonly string[], markets: readonly Market[]) => readonly TickerPair[] {
  let made: readonly TickerPair[] = [];
  let knownMarkets: readonly Market[] | undefined;
  let byPair: ReadonlyMap<string, Market> = new Map();
  return (pairIds, markets) => {
    if (markets !== knownMarkets) {
      knownMarkets = markets;
      byPair = new Map(markets.map((market) => [market.pair_id, market]));
      made = [];
    }
    const known = new Map(made.map((pair) => [pair.pairId, pair]));
    made = pairIds.map((pairId) => known.get(pairId) ?? toTickerPair(pairId, byPair.get(pairId)));
    return made;
  };
}

/** The currencies that prices are in, those of most pairs first. */
export function quotesOf(pairs: readonly TickerPair[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { quote } of pairs) if (quote !== undefined) counts.set(quote, (counts.get(quote) ?? 0) + 1);
  return Array.from(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([quote]) => quote);
}
