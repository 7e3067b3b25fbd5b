import type { Ticker } from "@partner-kit/contract";
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

/**
 * Makes room for pairs, in sight or not. There can be thousands, and the first picture waits for it: it counts digits and
 * formats nothing, and calls nothing of its own for a figure, which is what takes longest in code that runs for the first time.
 */
export function growColumns(lengths: ColumnLengths, tickers: readonly Ticker[]): void {
  const longest = columnsOfFigures.map(() => 0);
  let name = 0;
  for (const ticker of tickers) {
    const { pair_id, open, last, low, high, best_bid, best_ask, price_change } = ticker;
    const { price_change_percent, volume, volume_quote } = ticker;
    const figures = [
      open,
      last,
      low,
      high,
      best_bid,
      best_ask,
      price_change,
      price_change_percent,
      volume,
      volume_quote,
    ];
    name = Math.max(name, pair_id.length);
    // The point and what stands after it, in the longest of the pair's prices.
    let tail = 0;
    for (let at = 0; at < PRICES; at += 1) {
      const figure = figures[at] ?? "";
      const point = figure.indexOf(".");
      if (point !== -1 && figure.length - point > tail) tail = figure.length - point;
    }
    for (let at = 1; at < figures.length; at += 1) {
      if (at === PERCENT) tail = PERCENT_TAIL;
      else if (at === AS_THEY_CAME) tail = 0;
      const figure = figures[at] ?? "";
      const point = figure.indexOf(".");
      const whole = point === -1 ? figure.length : point;
      // A change is written with its sign, which only one below zero came with.
      const sign = at === CHANGE || at === PERCENT ? 1 : 0;
      const digits = sign === 1 && figure.startsWith("-") ? whole - 1 : whole;
      // With a separator for every third digit.
      const length = sign + digits + (digits - 1) / 3 + Math.max(figure.length - whole, tail);
      if (length >= (longest[at] ?? 0) + 1) longest[at] = Math.floor(length);
    }
  }
  growColumn(lengths, "pair", nameLength(name));
  for (const [at, column] of columnsOfFigures.entries()) {
    if (column) growColumn(lengths, column, (longest[at] ?? 0) + (at === PERCENT ? PERCENT_SIGN : 0));
  }
}

/** As `growColumns` looks at the figures: `open` is one of the prices, and in no column. */
const columnsOfFigures = [
  undefined,
  "last",
  "low",
  "high",
  "bid",
  "ask",
  "change",
  "changePercent",
  "volume",
  "volumeQuote",
] as const;
/** So many of them say how many digits a price has. */
const PRICES = 6;
const CHANGE = 6;
const PERCENT = 7;
/** It has a point and two digits after it at least. */
const PERCENT_TAIL = 3;
/** It is wider than a digit, or a space stands before it. */
const PERCENT_SIGN = 2;
/** From this one on they are written with the digits they came with. */
const AS_THEY_CAME = 8;

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
