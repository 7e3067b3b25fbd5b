import type { Ticker } from "@partner-kit/contract";
import { formatUnits } from "../formatUnits.ts";
import { hashFraction } from "../hash.ts";
import type { Pair } from "./createPairs.ts";

/** The 24-hour values of a pair as numbers: prices in ticks, volume in units of its last place. */
export interface TickerValues {
  readonly step: number;
  /** Whole seconds since the epoch. */
  readonly at: number;
  readonly last: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly volume: number;
  /** Sum of volume times price. */
  readonly worth: number;
}

/** Decimal places of quote volumes and percentages. */
const PLACES = 2;

/** Converts the values of a pair to a ticker. Derived values use integers, so that all values agree to the last digit. */
export function writeTicker(pair: Pair, values: TickerValues): Ticker {
  const { step, at, last, open, high, low, worth } = values;
  const { pricePlaces, volumePlaces } = pair;
  const price = (ticks: number): string => formatUnits(ticks, pricePlaces);
  const volume = Math.round(values.volume);
  const average = Math.min(high - 1, Math.max(low + 1, Math.round(worth / values.volume)));
  const worthPlaces = pricePlaces + volumePlaces;
  const half = (last * pair.spread) / 2;
  return Object.freeze({
    pair_id: pair.id,
    best_bid: price(last - Math.max(1, Math.round(half * (0.6 + 0.8 * hashFraction(pair.seed ^ 8, step))))),
    best_ask: price(last + Math.max(1, Math.round(half * (0.6 + 0.8 * hashFraction(pair.seed ^ 9, step))))),
    last: price(last),
    open: price(open),
    high: price(high),
    low: price(low),
    price_change: price(last - open),
    price_change_percent: formatUnits(divideRounded(BigInt(last - open) * 10_000n, BigInt(open)), PLACES),
    volume: formatUnits(volume, volumePlaces),
    volume_quote: formatUnits(
      divideRounded(BigInt(volume) * BigInt(average), 10n ** BigInt(worthPlaces - PLACES)),
      PLACES,
    ),
    timestamp: new Date(at * 1000).toISOString(),
  });
}

/** Rounds half away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}
