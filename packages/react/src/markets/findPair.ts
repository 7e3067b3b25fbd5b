import type { Market } from "@partner-kit/contract";
import type { TickerPair } from "./tickerPairs.ts";

/** A pair with what the markets listing tells of it, as far as that is known. */
export function findPair(pairId: string, markets: readonly Market[] | undefined): TickerPair {
  const market = markets?.find(({ pair_id }) => pair_id === pairId);
  return { pairId, base: market?.base_currency, quote: market?.quote_currency };
}
