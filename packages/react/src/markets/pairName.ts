import type { TickerPair } from "./tickerPairs.ts";

/** A pair as "BTC/USD"; as the service calls it where the markets listing does not tell. */
export function pairName({ pairId, base, quote }: TickerPair): string {
  return base === undefined || quote === undefined ? pairId : `${base}/${quote}`;
}
