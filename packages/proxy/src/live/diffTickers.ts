import type { Ticker } from "@partner-kit/contract";

export interface DiffTickersReturnType {
  /** `tickers` is everything, not only what changed. */
  readonly full: boolean;
  readonly tickers: readonly Ticker[];
}

/**
 * What a viewer who knows `before` must receive to know `after`. A changed timestamp alone is no change: some services
 * move it on every read, and the message carries the time of the read anyway.
 */
export function diffTickers(
  before: ReadonlyMap<string, Ticker> | undefined,
  after: ReadonlyMap<string, Ticker>,
): DiffTickersReturnType {
  const tickers = Array.from(after.values());
  // There is no message for a pair that has gone, so everything is sent.
  if (!before || Array.from(before.keys()).some((pair) => !after.has(pair))) return { full: true, tickers };
  return { full: false, tickers: tickers.filter((ticker) => !isSame(before.get(ticker.pair_id), ticker)) };
}

function isSame(before: Ticker | undefined, after: Ticker): boolean {
  if (!before) return false;
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length) return false;
  return keys.every((key) => key === "timestamp" || before[key] === after[key]);
}
