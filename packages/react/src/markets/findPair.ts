import type { Market } from "@partner-kit/contract";
import { type TickerPair, toTickerPair } from "./tickerPairs.ts";

/** A pair with what the markets listing tells of it, as far as that is known. */
export function findPair(pairId: string, markets: readonly Market[] | undefined): TickerPair {
  return toTickerPair(
    pairId,
    markets?.find(({ pair_id }) => pair_id === pairId),
  );
}
