import type { Ticker } from "@partner-kit/contract";
import { compareDecimals } from "../format/compareDecimals.ts";
import { isNumeric } from "../format/parseDecimal.ts";
import type { TickerTableView } from "./TickerTableView.ts";
import { tickerColumnTable } from "./tickerColumnTable.ts";
import type { TickerPair } from "./tickerPairs.ts";

export interface SortTickerPairsParameters {
  /** Pairs with equal values keep this order. */
  readonly pairs: readonly TickerPair[];
  readonly sort: TickerTableView["sort"];
  readonly get: (pairId: string) => Ticker | undefined;
}

/**
 * Creates a sorter that caches the sort keys of unchanged entries. Pairs without a value come last in either direction.
 */
export function createTickerSorter(): (parameters: SortTickerPairsParameters) => readonly TickerPair[] {
  let column: string | undefined;
  let keys = new Map<string, Key>();
  return ({ pairs, sort, get }) => {
    if (!sort) return pairs;
    const turn = sort.direction === "ascending" ? 1 : -1;
    const sorted = tickerColumnTable[sort.column];
    if (sorted.shape === "name") return pairs.toSorted((a, b) => turn * compareText(a.pairId, b.pairId));
    if (sort.column !== column) keys = new Map();
    column = sort.column;
    const keyed = pairs.map((pair) => keyOf(pair, get(pair.pairId), sorted.value));
    return keyed.toSorted((a, b) => compareKeys(a, b, turn)).map(({ pair }) => pair);
  };

  function keyOf(pair: TickerPair, ticker: Ticker | undefined, read: Read): Key {
    const known = keys.get(pair.pairId);
    if (known && known.ticker === ticker && known.pair === pair) return known;
    const text = (ticker && read(ticker)) ?? "";
    const key = { pair, ticker, text, size: isNumeric(text) ? Number(text) : Number.NaN };
    keys.set(pair.pairId, key);
    return key;
  }
}

interface Key {
  readonly pair: TickerPair;
  readonly ticker: Ticker | undefined;
  readonly text: string;
  /** The value as a float, which decides most comparisons: a smaller decimal is never a larger float. `NaN` without a value. */
  readonly size: number;
}

function compareKeys(a: Key, b: Key, turn: number): number {
  if (a.size < b.size) return -turn;
  if (a.size > b.size) return turn;
  if (a.text === b.text) return 0;
  const isNone = Number(Number.isNaN(a.size)) - Number(Number.isNaN(b.size));
  // Equal floats can be different decimals.
  return isNone || turn * compareDecimals(a.text, b.text);
}

type Read = (ticker: Ticker) => string | undefined;

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
