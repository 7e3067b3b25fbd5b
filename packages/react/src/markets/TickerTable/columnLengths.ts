import type { Ticker } from "@partner-kit/contract";
import { fractionDigits } from "../../format/fractionDigits.ts";
import type { TickerColumn } from "../TickerTableView.ts";
import { columnFields } from "../tickerFigure.ts";
import type { TickerPair } from "../tickerPairs.ts";

/** Characters that the longest text of each column takes. */
export type ColumnLengths = Map<TickerColumn, number>;

/** Makes a column as long as a text in it. Answers whether it had to grow. */
export function growColumn(lengths: ColumnLengths, column: TickerColumn, length: number): boolean {
  if ((lengths.get(column) ?? 0) >= length) return false;
  lengths.set(column, length);
  return true;
}

export interface GrowColumnsParameters {
  readonly lengths: ColumnLengths;
  readonly pair: TickerPair;
  readonly ticker: Ticker;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
}

/** Makes room for a pair, in sight or not. It counts digits, and formats nothing: there can be thousands of pairs. */
export function growColumns({ lengths, pair, ticker, digits }: GrowColumnsParameters): void {
  const { pairId, base, quote } = pair;
  const letters = base === undefined || quote === undefined ? pairId.length : base.length + quote.length + 1;
  // A capital, half of them bold, is wider than the digit that a column is measured in.
  growColumn(lengths, "pair", Math.ceil(letters * 1.25));
  for (const [column, field] of priceColumns) {
    const value = ticker[field];
    if (couldGrow(lengths, column, value, digits)) growColumn(lengths, column, writtenLength(value, digits));
  }
  for (const [column, field] of amountColumns) {
    const value = ticker[field];
    if (!couldGrow(lengths, column, value, 0)) continue;
    growColumn(lengths, column, writtenLength(value, fractionDigits(value)));
  }
}

/** Whether a figure may be longer than what was seen, told without looking into it: most are not. */
function couldGrow(lengths: ColumnLengths, column: TickerColumn, value: string, digits: number): boolean {
  return value.length + value.length / 3 + digits + 1 > (lengths.get(column) ?? 0);
}

const priceColumns = (["last", "change", "low", "high", "bid", "ask"] as const).map(
  (column) => [column, columnFields[column][0]] as const,
);
const amountColumns = (["changePercent", "volume", "volumeQuote"] as const).map(
  (column) => [column, columnFields[column][0]] as const,
);

/** Digits, the separators between them, sign and point. */
function writtenLength(value: string, digits: number): number {
  const fraction = fractionDigits(value);
  const whole = value.length - (fraction === 0 ? 0 : fraction + 1);
  return whole + Math.floor((whole - 1) / 3) + (digits === 0 ? 0 : digits + 1);
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
