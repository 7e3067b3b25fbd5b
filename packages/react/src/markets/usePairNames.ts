"use client";

import { useMarkets } from "./markets.ts";
import { findPair, pairName } from "./tickerPairs.ts";

/** Writes pairs as people read them, "BTC/USD"; as the service calls them while the markets listing does not tell. */
export function usePairNames(): (pairId: string) => string {
  const { data } = useMarkets();
  return (pairId) => pairName(findPair(pairId, data?.markets));
}
