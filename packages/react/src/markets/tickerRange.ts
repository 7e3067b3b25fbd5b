import type { Ticker } from "@partner-kit/contract";

/** Where prices of a day stand between its low and its high, from 0 to 1. */
export interface TickerRange {
  readonly open: number;
  readonly last: number;
}

/**
 * Places open and last price between low and high: a scale to draw by, not a figure to show. `undefined` where the entry
 * holds no such range.
 */
export function tickerRange({
  open,
  last,
  low,
  high,
}: Pick<Ticker, "open" | "last" | "low" | "high">): TickerRange | undefined {
  const [from, to] = [Number(low), Number(high)];
  // Also false where one of them is no number.
  if (!(to >= from)) return undefined;
  const place = (price: string) => (to === from ? 0.5 : Math.min(1, Math.max(0, (Number(price) - from) / (to - from))));
  const range = { open: place(open), last: place(last) };
  return Number.isNaN(range.open + range.last) ? undefined : range;
}
