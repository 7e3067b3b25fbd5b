import type { Market, Ticker } from "@partner-kit/contract";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { signOf } from "../../format/parseDecimal.ts";

/** The markets that moved most, each list from the largest change to the smallest. */
export interface Movers {
  readonly gainers: readonly Ticker[];
  readonly losers: readonly Ticker[];
  /** Length that either list can have, with other prices: one row for each asset, up to the maximum. */
  readonly mostRows: number;
}

export interface ListMoversParameters {
  readonly tickers: readonly Ticker[];
  /** By the ID of the pair. A pair without a market counts as an asset of its own. */
  readonly markets: ReadonlyMap<string, Market>;
  /** Maximum length of each list. */
  readonly count: number;
}

/**
 * Lists the largest rises and falls, each asset once: by its pair in USD, or without one by its pair with the larger move.
 * The turnovers of its pairs are in different currencies, so they cannot decide. Changes of less than 0.1% are listed only if
 * there are fewer than three others. The longer list ends with the shorter one, but has at least three.
 */
export function listMovers({ tickers, markets, count }: ListMoversParameters): Movers {
  const assets = new Map<string, Ticker>();
  for (const ticker of tickers) {
    const base = markets.get(ticker.pair_id)?.base_currency ?? ticker.pair_id;
    const other = assets.get(base);
    if (!other || standsFor(ticker, other)) assets.set(base, ticker);
  }
  const gainers: Ticker[] = [];
  const losers: Ticker[] = [];
  for (const ticker of assets.values()) {
    const sign = signOf(ticker.price_change_percent);
    if (sign === "positive") insertSorted(gainers, ticker, count, 1);
    if (sign === "negative") insertSorted(losers, ticker, count, -1);
  }
  const [up, down] = [onlyClear(gainers), onlyClear(losers)];
  // As many rows as the list beside it, so that neither ends in a hole.
  const rows = Math.max(ENOUGH, Math.min(up.length, down.length));
  return {
    gainers: up.slice(0, rows),
    losers: down.slice(0, rows),
    mostRows: Math.min(count, assets.size),
  };

  /** Whether a pair represents its asset rather than the other pair does. */
  function standsFor(one: Ticker, other: Ticker): boolean {
    const [isOne, isOther] = [one, other].map(({ pair_id }) => markets.get(pair_id)?.quote_currency === "USD");
    return isOne === isOther ? compareDecimals(sizeOf(one), sizeOf(other)) > 0 : isOne === true;
  }
}

/** Leaves out changes that are hardly any, such as those of stablecoins, if enough others are left. */
function onlyClear(list: readonly Ticker[]): readonly Ticker[] {
  const clear = list.filter((ticker) => compareDecimals(sizeOf(ticker), CLEAR) >= 0);
  return clear.length >= ENOUGH ? clear : list;
}

/** Percent. */
const CLEAR = "0.1";
const ENOUGH = 3;

/** The change without its sign. */
function sizeOf({ price_change_percent: change }: Ticker): string {
  return change.replace(/^[+-]/, "");
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
