"use client";

import { useMarkets } from "./markets.ts";
import { findPair, pairName } from "./tickerPairs.ts";

/** Returns a function that formats a pair's ID as "BTC/USD". */
export function usePairNames(): (pairId: string) => string {
  const { data } = useMarkets();
  return (pairId) => pairName(findPair(pairId, data?.markets));
}
