import type { Ticker } from "@partner-kit/contract";
import type { ReactElement, ReactNode } from "react";
import { compareDecimals } from "../../format/compareDecimals.ts";
import type { Text as Messages } from "../../text/text.ts";
import { tableRoles } from "../../ui/DataTable/DataTable.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import type { PriceDigits } from "../createPriceDigits.ts";
import { PairName } from "../PairName/PairName.tsx";
import { RangeBar, writeRangeBar } from "../RangeBar/RangeBar.tsx";
import {
  type NumberColumn,
  type RangeColumn,
  type TickerColumn,
  type TrendColumn,
  tickerColumnTable,
} from "../tickerColumnTable.ts";
import { directionProps, tickerDirection } from "../tickerDirection.ts";
import type { TickerPair } from "../tickerPairs.ts";
import type { ReportText } from "./useColumnWidths.ts";

/** Settings that all cells of a table share. */
export interface TickerTableStyle {
  readonly locale: string;
  readonly priceDigits: PriceDigits;
  readonly messages: Messages["tickerTable"];
  /** Called with each number that is written, so that its column can grow. */
  readonly reportText: ReportText;
  readonly tint: Tint;
}

export interface RenderTickerTableCellParameters {
  readonly column: TickerColumn;
  readonly pair: TickerPair;
  readonly ticker: Ticker | undefined;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  readonly style: TickerTableStyle;
  /** Whether the pair's name is a button. */
  readonly isSelectable: boolean;
}

/** Renders a cell when its row scrolls into view. Not a component, because a table has hundreds of stateless cells. */
export function renderTickerTableCell(parameters: RenderTickerTableCellParameters): ReactElement {
  const { column: id, pair, ticker, digits, style, isSelectable } = parameters;
  const column = tickerColumnTable[id];
  const props = { ...columnProps(id), tabIndex: -1 };
  if (column.shape === "name") {
    return (
      <th key={id} {...props} scope="row" {...tableRoles.rowHeader} tabIndex={isSelectable ? undefined : -1}>
        {isSelectable ? (
          <button type="button" tabIndex={-1} data-part="pair">
            <PairName pair={pair} />
          </button>
        ) : (
          <PairName pair={pair} />
        )}
      </th>
    );
  }
  if (!ticker) return <td key={id} {...tableRoles.gridCell} {...props} />;
  const direction = directionOf(column, ticker);
  if (column.shape === "trend") return <td key={id} {...tableRoles.gridCell} {...props} {...direction} />;
  const text = column.text({ ticker, digits, locale: style.locale, rangeLabel: style.messages.rangeLabel });
  return (
    <td
      key={id}
      {...tableRoles.gridCell}
      {...props}
      {...direction}
      data-unit={column.shape === "number" && column.unit ? pair[column.unit] : undefined}
    >
      {column.shape === "range" ? <RangeBar ticker={ticker} label={text} /> : renderNumber(column, text)}
    </td>
  );
}

function renderNumber({ hasDirection, format }: NumberColumn, text: string): ReactNode {
  // Only a number with a sign needs an element, which fixes its direction. Fewer elements make layout faster.
  const number = format.sign ? <span className="pk-FormattedNumber">{text}</span> : text;
  if (!hasDirection) return number;
  return (
    <>
      <Icon name="up" />
      {number}
    </>
  );
}

export interface WriteTickerTableCellParameters {
  readonly element: HTMLElement;
  readonly column: TickerColumn;
  readonly ticker: Ticker;
  readonly before: Ticker;
  readonly digits: number;
  readonly style: TickerTableStyle;
}

/** Writes a new entry into a mounted cell, with the same result as rendering it. */
export function writeTickerTableCell(parameters: WriteTickerTableCellParameters): void {
  const { element, column: id, ticker } = parameters;
  const column = tickerColumnTable[id];
  if (column.shape === "name") return;
  if (column.shape !== "trend") writeContent(column, parameters);
  if (column.hasDirection) writeDirection(element, ticker);
}

function writeContent(column: NumberColumn | RangeColumn, parameters: WriteTickerTableCellParameters): void {
  const { element, column: id, ticker, digits, style } = parameters;
  const text = column.text({ ticker, digits, locale: style.locale, rangeLabel: style.messages.rangeLabel });
  if (column.shape === "range") {
    writeRangeBar(element.firstElementChild, { ticker, label: text });
  } else {
    writeText(element, text);
    style.reportText(id, text);
    if (column.isTinted) writeTint(parameters);
  }
}

/** The number is the last text node of its cell, directly or inside the last element. */
function writeText(element: HTMLElement, text: string): void {
  const node = element.lastElementChild?.lastChild ?? element.lastChild;
  if (node && node.nodeValue !== text) node.nodeValue = text;
}

/** Clears the tint if the row now shows another pair. */
function writeTint({ element, ticker, before, style }: WriteTickerTableCellParameters): void {
  if (ticker === before) element.removeAttribute("data-tick");
  else if (ticker.last !== before.last)
    style.tint(element, compareDecimals(ticker.last, before.last) > 0 ? "up" : "down");
}

/** Attributes that identify a column in CSS, for header and body cells. */
export function columnProps(id: TickerColumn) {
  const { align } = tickerColumnTable[id];
  return { "data-column": id, "data-align": align === "number" ? undefined : align };
}

function directionOf(column: NumberColumn | RangeColumn | TrendColumn, ticker: Ticker) {
  return column.hasDirection ? directionProps(tickerDirection(ticker), ticker.price_change_percent) : undefined;
}

function writeDirection(element: HTMLElement, ticker: Ticker): void {
  const { "data-direction": direction, "data-slight": isSlight = false } = directionProps(
    tickerDirection(ticker),
    ticker.price_change_percent,
  );
  if (element.dataset["direction"] !== direction) element.dataset["direction"] = direction;
  if ("slight" in element.dataset === isSlight) return;
  if (isSlight) element.dataset["slight"] = "true";
  else delete element.dataset["slight"];
}

/** Tints the cell of a moved price briefly. */
type Tint = (cell: HTMLElement, direction: "up" | "down") => void;

/**
 * Creates the tint of a table. A tick tints its cells and clears those of the previous tick in the same frame, because an
 * extra frame or an animation per cell would cost more than the rest of the tick. Without another tick, a timer clears them.
 */
export function createTint(): Tint {
  let tinted = new Set<HTMLElement>();
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (cell, direction) => {
    if (!isOpen) {
      const before = tinted;
      tinted = new Set();
      isOpen = true;
      // Cells written in the same task belong to one tick.
      queueMicrotask(() => {
        isOpen = false;
        for (const each of before) if (!tinted.has(each)) delete each.dataset["tick"];
      });
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const each of tinted) delete each.dataset["tick"];
      }, TINT);
    }
    tinted.add(cell);
    if (cell.dataset["tick"] !== direction) cell.dataset["tick"] = direction;
  };
}

/** Milliseconds. Longer than the second between two ticks. */
const TINT = 1200;
