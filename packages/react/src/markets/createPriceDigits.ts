import type { Ticker } from "@partner-kit/contract";
import { fractionDigits } from "../format/parseDecimal.ts";

/** Reads with how many digits after the point a pair's prices are written. */
export type PriceDigits = (ticker: Ticker) => number;

/**
 * Makes a reader of price digits: as many as the service uses for the pair, so that a small price never becomes 0.00.
 * It remembers the most it has seen, so that a price that happens to end in a zero does not change its width.
 */
export function createPriceDigits(): PriceDigits {
  const most = new Map<string, number>();
  return (ticker) => {
    const digits = Math.max(most.get(ticker.pair_id) ?? 0, priceDigitsOf(ticker));
    most.set(ticker.pair_id, digits);
    return digits;
  };
}

/** How many digits after the point the longest of a pair's prices has. */
export function priceDigitsOf({ best_bid, best_ask, last, open, high, low }: Ticker): number {
  return Math.max(
    fractionDigits(last),
    fractionDigits(best_bid),
    fractionDigits(best_ask),
    fractionDigits(open),
    fractionDigits(high),
    fractionDigits(low),
  );
}
