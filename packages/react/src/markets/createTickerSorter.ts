import type { Ticker } from "@partner-kit/contract";
import { compareParsedDecimals } from "../format/compareDecimals.ts";
import { type ParsedDecimal, parseDecimal } from "../format/parseDecimal.ts";
import type { TickerTableView } from "./TickerTableView.ts";
import { type FigureColumn, tickerFigure } from "./tickerFigure.ts";
import type { TickerPair } from "./tickerPairs.ts";
import { tickerRange } from "./tickerRange.ts";

export interface SortTickerPairsParameters {
  /** In the order in which equals stay. */
  readonly pairs: readonly TickerPair[];
  readonly sort: TickerTableView["sort"];
  readonly get: (pairId: string) => Ticker | undefined;
}

export type TickerSorter = (parameters: SortTickerPairsParameters) => readonly TickerPair[];

/**
 * Makes a sorter. It remembers the figures it took apart: where a fifth of the market moved, four fifths need not be
 * looked at again. What has no figure comes last in either direction.
 */
export function createTickerSorter(): TickerSorter {
  let column: string | undefined;
  let keys = new Map<string, Key>();
  return ({ pairs, sort, get }) => {
    if (!sort) return pairs;
    const turn = sort.direction === "ascending" ? 1 : -1;
    if (sort.column === "pair") return pairs.toSorted((a, b) => turn * compareText(a.pairId, b.pairId));
    if (sort.column !== column) keys = new Map();
    column = sort.column;
    const read = sort.column === "range" ? readPlace : readFigureOf(sort.column);
    return pairs
      .map((pair) => ({ pair, value: keyOf(pair.pairId, get(pair.pairId), read).value }))
      .toSorted((a, b) => {
        if (!a.value || !b.value) return Number(!a.value) - Number(!b.value);
        return turn * compareParsedDecimals(a.value, b.value);
      })
      .map(({ pair }) => pair);
  };

  function keyOf(pairId: string, ticker: Ticker | undefined, read: Read): Key {
    const known = keys.get(pairId);
    if (known && known.ticker === ticker) return known;
    const key = { ticker, value: ticker && read(ticker) };
    keys.set(pairId, key);
    return key;
  }
}

interface Key {
  readonly ticker: Ticker | undefined;
  readonly value: ParsedDecimal | undefined;
}

type Read = (ticker: Ticker) => ParsedDecimal | undefined;

function readFigureOf(column: FigureColumn): Read {
  return (ticker) => parseDecimal(tickerFigure(ticker, column));
}

/** By where the last price stands between low and high. */
function readPlace(ticker: Ticker): ParsedDecimal | undefined {
  const range = tickerRange(ticker);
  return range && parseDecimal(range.last.toFixed(6));
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
