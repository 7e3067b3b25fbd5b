import type { Ticker } from "@partner-kit/contract";
import { priceDigitsOf } from "../createPriceDigits.ts";
import { type TickerColumn, tickerColumns, tickerColumnTable } from "../tickerColumnTable.ts";

/** Characters that the longest text of each column takes. */
export type ColumnLengths = Map<TickerColumn, number>;

/** Makes a column as long as a text in it. Returns whether it had to grow. */
export function growColumn(lengths: ColumnLengths, column: TickerColumn, text: string): boolean {
  return grow(lengths, column, isName(column) ? nameLength(text) : text.length);
}

/**
 * Makes room for pairs, in sight or not. There can be thousands, and the first picture waits for it: it counts digits and
 * formats nothing. It calls little, and counts its columns by an index, because its code runs for the first time.
 */
export function growColumns(lengths: ColumnLengths, tickers: readonly Ticker[]): void {
  const longest = countedColumns.map(() => 0);
  let longestName = "";
  for (const ticker of tickers) {
    if (ticker.pair_id.length > longestName.length) longestName = ticker.pair_id;
    const priceTail = tailOf(priceDigitsOf(ticker));
    for (let at = 0; at < countedColumns.length; at += 1) {
      const column = countedColumns[at];
      if (!column) continue;
      const figure = ticker[column.field];
      const point = figure.indexOf(".");
      const whole = point === -1 ? figure.length : point;
      const digits = column.sign === 1 && figure.startsWith("-") ? whole - 1 : whole;
      const tail = Math.max(figure.length - whole, column.tail ?? priceTail);
      // With a separator for every third digit.
      const length = column.sign + digits + (digits - 1) / 3 + tail;
      if (length > (longest[at] ?? 0)) longest[at] = length;
    }
  }
  for (const id of tickerColumns.filter(isName)) grow(lengths, id, nameLength(longestName));
  for (const [at, { id, suffix }] of countedColumns.entries()) grow(lengths, id, Math.floor(longest[at] ?? 0) + suffix);
}

function grow(lengths: ColumnLengths, column: TickerColumn, length: number): boolean {
  if ((lengths.get(column) ?? 0) >= length) return false;
  lengths.set(column, length);
  return true;
}

function isName(column: TickerColumn): boolean {
  return tickerColumnTable[column].shape === "name";
}

/** A capital, half of them bold, is wider than the digit that a column is measured in. */
function nameLength(name: string): number {
  return Math.ceil(name.length * 1.25);
}

/** The point and the digits after it. */
function tailOf(decimals: number): number {
  return decimals === 0 ? 0 : decimals + 1;
}

/** The columns whose figures are fields of the entry. */
const countedColumns = tickerColumns.flatMap((id) => {
  const column = tickerColumnTable[id];
  if (column.shape !== "number" || column.isComputed) return [];
  const { decimals, sign, isPercent } = column.format;
  return {
    id,
    field: column.fields[0],
    /** A figure is written with its sign, which only one below zero came with. */
    sign: sign === "always" ? 1 : 0,
    /** The point and the fewest digits after it. Without it: as the pair's prices have it. */
    tail: decimals === "price" ? undefined : tailOf(decimals),
    /** A percent sign is wider than a digit, or a space stands before it. */
    suffix: isPercent ? 2 : 0,
  };
});

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
