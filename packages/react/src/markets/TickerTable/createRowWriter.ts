import type { Ticker } from "@partner-kit/contract";
import { compareDecimals } from "../../format/compareDecimals.ts";
import type { Text } from "../../text/text.ts";
import type { PriceDigits } from "../createPriceDigits.ts";
import { rangeBarLines } from "../RangeBar/RangeBar.tsx";
import { rangeLabel } from "../rangeLabel.ts";
import type { TickerColumn } from "../TickerTableView.ts";
import { tickerCellText } from "../tickerCellText.ts";
import { tickerDirection } from "../tickerDirection.ts";
import { columnFields, type FigureColumn } from "../tickerFigure.ts";
import { tickerRange } from "../tickerRange.ts";
import type { Tint } from "./createTint.ts";

export interface RowStyle {
  readonly locale: string;
  readonly priceDigits: PriceDigits;
  readonly words: Text["tickerTable"];
  /** Told how long a figure became, so that its column can make room. */
  readonly onLength: (column: TickerColumn, length: number) => void;
  readonly tint: Tint;
}

export interface CreateRowWriterParameters extends RowStyle {
  readonly row: HTMLElement;
  /** What the row shows as it was rendered. */
  readonly shown: Ticker;
  /** Whether it was another pair's: what React left as it was may then be what was written since. */
  readonly isReused: boolean;
}

/** Puts a new entry into a row. */
export type RowWriter = (ticker: Ticker) => void;

/**
 * Makes a writer for a row that stands in the page: a tick changes the texts of the cells it concerns and nothing else,
 * with no rendering in between. This is what keeps a table of thousands of markets quiet.
 */
export function createRowWriter({ row, shown, isReused, ...style }: CreateRowWriterParameters): RowWriter {
  const cells = Array.from(row.children, toCell).filter((cell) => cell !== undefined);
  let known = shown;
  let digits = style.priceDigits(shown);
  if (isReused) for (const { write } of cells) write({ ticker: shown, before: shown, digits, style });
  return (ticker) => {
    if (ticker === known) return;
    const before = known;
    const digitsBefore = digits;
    digits = style.priceDigits(ticker);
    known = ticker;
    for (const { fields, write } of cells) {
      if (digits !== digitsBefore || fields.some((field) => ticker[field] !== before[field])) {
        write({ ticker, before, digits, style });
      }
    }
  };
}

interface Cell {
  readonly fields: readonly (keyof Ticker)[];
  readonly write: (change: Change) => void;
}

interface Change {
  readonly ticker: Ticker;
  readonly before: Ticker;
  readonly digits: number;
  readonly style: RowStyle;
}

function toCell(element: Element): Cell | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  const column = element.dataset["column"];
  if (column === "range") return { fields: columnFields.range, write: (change) => writeRange(element, change) };
  if (!isFigureColumn(column)) return undefined;
  const figure = (element.querySelector(".pk-Figure") ?? element).lastChild;
  if (!(figure instanceof Text)) return undefined;
  return {
    fields: columnFields[column],
    write: (change) => {
      const { ticker, digits, style } = change;
      const text = tickerCellText({ ticker, column, digits, locale: style.locale });
      if (figure.nodeValue !== text) figure.nodeValue = text;
      style.onLength(column, text.length);
      if (column === "changePercent") writeDirection(element, ticker);
      if (column === "last") writeTint(element, change);
    },
  };
}

function isFigureColumn(column: string | undefined): column is FigureColumn {
  return column !== undefined && column !== "range" && column in columnFields;
}

function writeDirection(element: HTMLElement, ticker: Ticker): void {
  const direction = tickerDirection(ticker) ?? "";
  if (element.dataset["direction"] !== direction) element.dataset["direction"] = direction;
}

/** A row that was given to another pair says nothing of its movement. */
function writeTint(element: HTMLElement, { ticker, before, style }: Change): void {
  if (ticker === before) element.removeAttribute("data-tick");
  else if (ticker.last !== before.last)
    style.tint(element, compareDecimals(ticker.last, before.last) > 0 ? "up" : "down");
}

function writeRange(element: HTMLElement, { ticker, digits, style }: Change): void {
  const { locale, words } = style;
  const bar = element.firstElementChild;
  if (!bar) return;
  bar.setAttribute("aria-label", rangeLabel({ ticker, digits, locale, text: words.rangeLabel }));
  const lines = rangeBarLines(tickerRange(ticker));
  for (const line of bar.children) {
    const part = line.getAttribute("data-part");
    if (part !== "move" && part !== "open" && part !== "last") continue;
    set(line, "x1", lines[part].x1);
    set(line, "x2", lines[part].x2);
  }
  writeDirection(element, ticker);
}

function set(element: Element, name: string, value: number): void {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}
