import type { Ticker } from "@partner-kit/contract";

export interface DiffTickersReturnType {
  /** Whether `tickers` is the whole ticker. */
  readonly full: boolean;
  readonly tickers: readonly Ticker[];
}

/**
 * The tickers that a viewer with `before` needs to reach `after`. A new timestamp alone is not a change: some services
 * update it on every read, and the message has the time of the read.
 */
export function diffTickers(
  before: ReadonlyMap<string, Ticker> | undefined,
  after: ReadonlyMap<string, Ticker>,
): DiffTickersReturnType {
  const tickers = Array.from(after.values());
  // No message removes a pair, so the whole ticker is sent.
  if (!before || Array.from(before.keys()).some((pair) => !after.has(pair))) return { full: true, tickers };
  return { full: false, tickers: tickers.filter((ticker) => !isSame(before.get(ticker.pair_id), ticker)) };
}

function isSame(before: Ticker | undefined, after: Ticker): boolean {
  if (!before) return false;
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length) return false;
  return keys.every((key) => key === "timestamp" || Reflect.get(before, key) === Reflect.get(after, key));
}
