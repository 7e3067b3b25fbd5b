"use client";

import type { Ticker } from "@partner-kit/contract";
import { type RefObject, useState, useSyncExternalStore } from "react";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { useBrowserLayoutEffect } from "../../ui/layer/useBrowserLayoutEffect.ts";
import { priceDigitsOf } from "../createPriceDigits.ts";
import { type TickerColumn, tickerColumns, tickerColumnTable } from "../tickerColumnTable.ts";
import type { TickerStore } from "../tickerStore.ts";
import { leftOutColumns } from "./leftOutColumns.ts";
import { observeSize } from "./useHiddenEdges.ts";

export interface UseColumnWidthsParameters {
  readonly grid: Readonly<RefObject<HTMLTableElement | null>>;
  readonly columns: readonly TickerColumn[];
  /** The column that sorts the rows. */
  readonly sorted: TickerColumn | undefined;
  readonly store: TickerStore;
}

/** Reports a text of a column. A stable function. */
export type ReportText = (column: TickerColumn, text: string) => void;

/**
 * Makes columns as wide as the longest text of any pair, visible or not, so that they do not move while scrolling. Columns
 * only grow. Leaves out default columns without room. Sets widths through the style object, which a content security policy
 * allows.
 */
export function useColumnWidths({ grid, columns, sorted, store }: UseColumnWidthsParameters): ReportText {
  const [widths] = useState(createColumnWidths);
  const pairs = useSyncExternalStore(store.subscribeAll, store.pairs, store.pairs);

  useBrowserLayoutEffect(() => {
    if (grid.current) widths.fit({ grid: grid.current, columns, sorted, pairs, tickers: store.tickers() });
  }, [widths, grid, columns, sorted, pairs, store]);

  useBrowserLayoutEffect(() => observeSize([grid.current?.parentElement], widths.resize), [grid, widths]);

  return widths.report;
}

interface FitParameters extends Pick<UseColumnWidthsParameters, "columns" | "sorted"> {
  readonly grid: HTMLTableElement;
  /** Measured once per list, which sorting and searching do not change. */
  readonly pairs: readonly string[];
  readonly tickers: readonly Ticker[];
}

interface ColumnWidths {
  readonly fit: (parameters: FitParameters) => void;
  readonly report: ReportText;
  /** Fits the columns to another width of the table. */
  readonly resize: () => void;
}

function createColumnWidths(): ColumnWidths {
  const lengths: ColumnLengths = new Map();
  let fitted: FitParameters | undefined;
  let digits = 0;
  let room: number | undefined;
  let isTight: boolean | undefined;
  const apply = () => {
    if (!fitted) return;
    const { grid, columns, sorted } = fitted;
    const wide = columnTemplate({ columns, lengths, trend: WIDE_TREND, space: "--pk-wide-cell-space" });
    const show = (leftOut: readonly TickerColumn[]) => {
      const shown = columns.filter((column) => !leftOut.includes(column));
      const { template, minimum } = columnTemplate({ columns: shown, lengths, trend: isTight ? TREND : WIDE_TREND });
      grid.toggleAttribute("data-tight", isTight);
      grid.style.setProperty("--pk-ticker-table-columns", template);
      grid.style.setProperty("--pk-ticker-table-min-width", minimum);
      grid.dataset["leftOut"] = leftOut.join(" ");
    };
    grid.style.setProperty("--pk-ticker-table-digits", String(digits));
    grid.style.setProperty("--pk-ticker-table-wide-width", wide.minimum);
    // Before anything is measured, so that the cells of a new table get their styles once, if the guess is right.
    isTight ??= window.innerWidth < wide.estimate;
    show([]);
    room = grid.parentElement?.clientWidth ?? 0;
    // Narrower gaps before a column is left out. The style sheet gives the wide table's width to a property that has no effect.
    const needed = getComputedStyle(grid).scrollPaddingInlineEnd;
    const isTooWide = needed.endsWith("px") && compareDecimals(needed.slice(0, -2), String(room + 0.5)) >= 0;
    if (isTooWide !== isTight) {
      isTight = isTooWide;
      show([]);
    }
    const excess = isTight ? (grid.parentElement?.scrollWidth ?? 0) - room : 0;
    if (excess <= 0) return;
    // In a table that is too wide, each heading has the least width of its column.
    const headings = grid.tHead?.rows[0]?.cells;
    const widthOf = (column: TickerColumn) => headings?.[columns.indexOf(column) + 1]?.offsetWidth ?? 0;
    const leftOut = leftOutColumns({ columns, sorted, excess, widthOf });
    if (leftOut.length > 0) show(leftOut);
  };
  return {
    fit: (parameters) => {
      if (parameters.pairs !== fitted?.pairs) {
        digits = Math.max(digits, growColumns(lengths, parameters.tickers));
      }
      fitted = parameters;
      apply();
    },
    report: (column, text) => {
      if (growColumn(lengths, column, text)) apply();
    },
    resize: () => {
      if (fitted?.grid.parentElement?.clientWidth !== room) apply();
    },
  };
}

/** Length of the longest text of each column, in characters. */
export type ColumnLengths = Map<TickerColumn, number>;

/** Makes a column at least as long as a text. Returns whether it grew. */
function growColumn(lengths: ColumnLengths, column: TickerColumn, text: string): boolean {
  return grow(lengths, column, isName(column) ? nameLength(text) : text.length);
}

/**
 * Makes columns long enough for all pairs, visible or not. The first paint waits for it, and there can be thousands of
 * pairs. It therefore counts digits instead of formatting, and avoids calls and iterators, which are slow before the code
 * is optimised. Returns the digits after the point that prices are aligned for.
 */
export function growColumns(lengths: ColumnLengths, tickers: readonly Ticker[]): number {
  const longest = countedColumns.map(() => 0);
  const longestWhole = countedColumns.map(() => 0);
  let longestName = "";
  let mostDigits = 0;
  for (const ticker of tickers) {
    if (ticker.pair_id.length > longestName.length) longestName = ticker.pair_id;
    const priceDigits = priceDigitsOf(ticker);
    const priceTail = tailOf(priceDigits);
    if (priceDigits > mostDigits) mostDigits = priceDigits;
    for (let index = 0; index < countedColumns.length; index += 1) {
      const column = countedColumns[index];
      if (!column) continue;
      const value = ticker[column.field];
      const point = value.indexOf(".");
      const end = point === -1 ? value.length : point;
      const digits = column.sign === 1 && value.startsWith("-") ? end - 1 : end;
      const tail = Math.max(value.length - end, column.tail ?? priceTail);
      // Includes a separator for every third digit.
      const whole = column.sign + digits + Math.floor((digits - 1) / 3);
      const length = whole + tail;
      if (whole > (longestWhole[index] ?? 0)) longestWhole[index] = whole;
      if (length > (longest[index] ?? 0)) longest[index] = length;
    }
  }
  for (const id of tickerColumns.filter(isName)) grow(lengths, id, nameLength(longestName));
  const aligned = Math.min(mostDigits, ALIGNED);
  for (const [index, { id, tail, suffix }] of countedColumns.entries()) {
    const alignedLength = tail === undefined ? (longestWhole[index] ?? 0) + tailOf(aligned) : 0;
    grow(lengths, id, Math.max(longest[index] ?? 0, alignedLength) + suffix);
  }
  return aligned;
}

function grow(lengths: ColumnLengths, column: TickerColumn, length: number): boolean {
  if ((lengths.get(column) ?? 0) >= length) return false;
  lengths.set(column, length);
  return true;
}

function isName(column: TickerColumn): boolean {
  return tickerColumnTable[column].shape === "name";
}

/** Capitals, half of them bold, are wider than the digits in which columns are measured. */
function nameLength(name: string): number {
  return Math.ceil(name.length * 1.25);
}

/** The point and the digits after it. */
function tailOf(decimals: number): number {
  return decimals === 0 ? 0 : decimals + 1;
}

/** The columns whose values are fields of the entry, with all their digits. */
const countedColumns = tickerColumns.flatMap((id) => {
  const column = tickerColumnTable[id];
  if (column.shape !== "number" || column.isComputed || column.format.isCompact) return [];
  const { decimals, sign, isPercent } = column.format;
  return {
    id,
    field: column.fields[0],
    /** Characters of the sign. The field has one only below zero. */
    sign: sign === "always" ? 1 : 0,
    /** Characters of the point and the minimum digits after it. `undefined`: those of the pair's prices. */
    tail: decimals === "price" ? undefined : tailOf(decimals),
    /** A percent sign is wider than a digit, or has a space before it. */
    suffix: isPercent ? 2 : 0,
  };
});

interface ColumnTemplate {
  /** For `grid-template-columns`. Each column fits its longest text, and the remaining width widens the narrowest ones. */
  readonly template: string;
  /** The minimum width of all columns. */
  readonly minimum: string;
  /** Approximately the width in CSS pixels of a window in which they fit beside a navigation. */
  readonly estimate: number;
}

interface ColumnTemplateParameters {
  readonly columns: readonly TickerColumn[];
  readonly lengths: ColumnLengths;
  /** Least width of a trend, in characters. */
  readonly trend: number;
  /** The custom property that has the room around a text. Default: the one of the cells. */
  readonly space?: string | undefined;
}

/** Converts lengths into grid columns. The first column is for the star. */
function columnTemplate(parameters: ColumnTemplateParameters): ColumnTemplate {
  const { columns, lengths, trend, space = "--pk-cell-space" } = parameters;
  const widths = columns.map((id) => {
    const column = tickerColumnTable[id];
    const unit = column.shape === "number" && column.unit ? UNIT : 0;
    return Math.max((lengths.get(id) ?? 0) + unit, id === "trend" ? trend : SHORTEST + unit);
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  // Not in proportion to the text: numbers stand at the end of their column, so a wide one has a gap before them already.
  const tracks = widths.map((width) => `minmax(calc(${width}ch + var(${space})), 1fr)`);
  return {
    template: ["var(--pk-star-size)", ...tracks].join(" "),
    minimum: `calc(var(--pk-star-size) + ${total}ch + ${columns.length} * var(${space}))`,
    estimate: total * 8.5 + columns.length * 16 + 300,
  };
}

/** A space and most currency codes, in a smaller size. */
const UNIT = 4;

/** Enough for a heading and a legible range bar. */
const SHORTEST = 8;

/** Prices with more digits after the point stand further to the left, because room for all would push other columns away. */
const ALIGNED = 5;

/** Enough for the shape of a day. */
const TREND = 10;

/** Shows the hours of a day apart. Gives way before a column does. */
const WIDE_TREND = 17;
