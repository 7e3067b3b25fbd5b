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
    const digits = Math.max(
      most.get(ticker.pair_id) ?? 0,
      ...priceFields.map((field) => fractionDigits(ticker[field])),
    );
    most.set(ticker.pair_id, digits);
    return digits;
  };
}

/** The prices of an entry. The longest of them decides how many digits after the point all of them have. */
export const priceFields = ["last", "best_bid", "best_ask", "open", "high", "low"] as const;
