import type { Ticker } from "@partner-kit/contract";
import { fractionDigits } from "../../format/fractionDigits.ts";
import { priceDigits } from "../createPriceDigits.ts";
import type { TickerColumn } from "../TickerTableView.ts";

/** Characters that the longest text of each column takes. */
export type ColumnLengths = Map<TickerColumn, number>;

/** Makes a column as long as a text in it. Answers whether it had to grow. */
export function growColumn(lengths: ColumnLengths, column: TickerColumn, length: number): boolean {
  if ((lengths.get(column) ?? 0) >= length) return false;
  lengths.set(column, length);
  return true;
}

/** How long a column gets for the name of a pair. A capital, half of them bold, is wider than the digit it is measured in. */
export function nameLength(letters: number): number {
  return Math.ceil(letters * 1.25);
}

export interface GrowColumnsParameters {
  readonly lengths: ColumnLengths;
  readonly pairs: readonly string[];
  readonly get: (pairId: string) => Ticker | undefined;
}

/**
 * Makes room for pairs, in sight or not. There can be thousands, and the first picture waits for it: it counts digits and
 * formats nothing, and passes by what is shorter than what was seen.
 */
export function growColumns({ lengths, pairs, get }: GrowColumnsParameters): void {
  const most = { name: 0, last: 0, change: 0, low: 0, high: 0, bid: 0, ask: 0, percent: 0, volume: 0, volumeQuote: 0 };
  for (const pairId of pairs) {
    const ticker = get(pairId);
    if (!ticker) continue;
    const digits = priceDigits(ticker);
    most.name = Math.max(most.name, ticker.pair_id.length);
    most.last = longer(most.last, ticker.last, digits);
    most.change = longer(most.change, ticker.price_change, digits);
    most.low = longer(most.low, ticker.low, digits);
    most.high = longer(most.high, ticker.high, digits);
    most.bid = longer(most.bid, ticker.best_bid, digits);
    most.ask = longer(most.ask, ticker.best_ask, digits);
    most.percent = longer(most.percent, ticker.price_change_percent, 0);
    most.volume = longer(most.volume, ticker.volume, 0);
    most.volumeQuote = longer(most.volumeQuote, ticker.volume_quote, 0);
  }
  growColumn(lengths, "pair", nameLength(most.name));
  growColumn(lengths, "last", most.last);
  growColumn(lengths, "change", most.change);
  growColumn(lengths, "low", most.low);
  growColumn(lengths, "high", most.high);
  growColumn(lengths, "bid", most.bid);
  growColumn(lengths, "ask", most.ask);
  growColumn(lengths, "changePercent", most.percent);
  growColumn(lengths, "volume", most.volume);
  growColumn(lengths, "volumeQuote", most.volumeQuote);
}

/** The length of a figure as it is written, with at least so many digits after the point, where it is the longer one. */
function longer(known: number, value: string, digits: number): number {
  // With a separator for every third digit it is not longer than this: most are passed by without looking into them.
  if (value.length + value.length / 3 + digits + 1 <= known) return known;
  const fraction = fractionDigits(value);
  const whole = value.length - (fraction === 0 ? 0 : fraction + 1);
  const shown = Math.max(fraction, digits);
  return Math.max(known, whole + Math.floor((whole - 1) / 3) + (shown === 0 ? 0 : shown + 1));
}

export interface ColumnTemplate {
  /** For `grid-template-columns`: each at least as wide as its longest text, and what is left shared out likewise. */
  readonly template: string;
  /** What they take together at least. */
  readonly minimum: string;
}

/** Turns lengths into columns of a grid. The first is for the star. */
export function columnTemplate(columns: readonly TickerColumn[], lengths: ColumnLengths): ColumnTemplate {
  const widths = columns.map((column) => Math.max(lengths.get(column) ?? 0, SHORTEST));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const tracks = widths.map((width) => `minmax(calc(${width}ch + var(--pk-cell-space)), ${width}fr)`);
  return {
    template: ["var(--pk-star-size)", ...tracks].join(" "),
    minimum: `calc(var(--pk-star-size) + ${total}ch + ${columns.length} * var(--pk-cell-space))`,
  };
}

/** Room for a heading, and for a range bar to be read. */
const SHORTEST = 8;
