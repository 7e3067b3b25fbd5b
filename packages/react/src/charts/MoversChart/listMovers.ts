import type { Ticker } from "@partner-kit/contract";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { signOf } from "../../format/parseDecimal.ts";

/** The markets that moved most, each list from the largest change to the smallest. */
export interface Movers {
  readonly gainers: readonly Ticker[];
  readonly losers: readonly Ticker[];
}

/** Lists the largest rises and falls. */
export function listMovers(tickers: readonly Ticker[], count: number): Movers {
  const gainers: Ticker[] = [];
  const losers: Ticker[] = [];
  for (const ticker of tickers) {
    const sign = signOf(ticker.price_change_percent);
    if (sign === "positive") insertSorted(gainers, ticker, count, 1);
    if (sign === "negative") insertSorted(losers, ticker, count, -1);
  }
  return { gainers, losers };
}

/** Inserts into a short sorted list, which avoids sorting thousands of markets on each tick. */
function insertSorted(list: Ticker[], ticker: Ticker, count: number, sign: 1 | -1): void {
  const index = list.findIndex(
    (other) => sign * compareDecimals(ticker.price_change_percent, other.price_change_percent) > 0,
  );
  if (index === -1 && list.length >= count) return;
  list.splice(index === -1 ? list.length : index, 0, ticker);
  if (list.length > count) list.pop();
}
