import type { Ticker } from "@partner-kit/contract";
import { fractionDigits } from "../format/parseDecimal.ts";

/** Returns the number of digits after the point of a pair's prices. */
export type PriceDigits = (ticker: Ticker) => number;

/**
 * Creates a function that returns the most digits after the point seen in a pair's prices. A small price then never
 * becomes 0.00, and a price that happens to end in zero keeps its width.
 */
export function createPriceDigits(): PriceDigits {
  const most = new Map<string, number>();
  return (ticker) => {
    const digits = Math.max(most.get(ticker.pair_id) ?? 0, priceDigitsOf(ticker));
    most.set(ticker.pair_id, digits);
    return digits;
  };
}

/** The most digits after the point of an entry's prices. */
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
