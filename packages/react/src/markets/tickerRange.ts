import type { Ticker } from "@partner-kit/contract";

/** Open and last price of the day relative to its low (0) and high (1). */
export interface TickerRange {
  readonly open: number;
  readonly last: number;
}

/** Computes open and last price relative to low and high, for drawing only. Returns `undefined` without a valid range. */
export function tickerRange(ticker: Pick<Ticker, "open" | "last" | "low" | "high">): TickerRange | undefined {
  const [low, high] = [Number(ticker.low), Number(ticker.high)];
  // Also false if one of them is NaN.
  if (!(high >= low)) return undefined;
  const share = (price: string) =>
    high === low ? 0.5 : Math.min(1, Math.max(0, (Number(price) - low) / (high - low)));
  const range = { open: share(ticker.open), last: share(ticker.last) };
  return Number.isNaN(range.open + range.last) ? undefined : range;
}
