import { changeInPercent } from "../../markets/changeInPercent.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { nearest } from "../TimePlot/nearest.ts";

export interface ComparePricesParameters {
  readonly own: PriceSeries;
  /** `undefined` until a pair is chosen and its samples are read. */
  readonly other: PriceSeries | undefined;
}

export interface ComparedPrices {
  /** Seconds since the epoch, from the first time with a price of both. */
  readonly time: readonly number[];
  /** Prices as decimal strings. */
  readonly prices: readonly (readonly (string | null)[])[];
}

/** Aligns the prices of two pairs to the times of the first, from the first time at which both have a price. */
export function alignPrices({ own, other }: ComparePricesParameters): ComparedPrices {
  const aligned = other && own.time.map((time) => priceAt(other, time, own.step_seconds));
  const start = own.last.findIndex((price, index) => price !== null && (!aligned || (aligned[index] ?? null) !== null));
  const from = Math.max(0, start);
  const columns = aligned && start !== -1 ? [own.last, aligned] : [own.last];
  return { time: own.time.slice(from), prices: columns.map((prices) => prices.slice(from)) };
}

function priceAt({ time, last, step_seconds }: PriceSeries, at: number, step: number): string | null {
  const index = nearest(time, at);
  return Math.abs((time[index] ?? Number.NEGATIVE_INFINITY) - at) < Math.max(step_seconds, step)
    ? (last[index] ?? null)
    : null;
}

/** Returns prices as the change since the first one, in percent with two digits after the point. */
export function changesOf(prices: readonly (string | null)[]): readonly (string | null)[] {
  const base = prices.find((price) => price !== null) ?? "";
  return prices.map((price) => (price === null ? null : (changeInPercent(base, price) ?? null)));
}
