import type { Ticker } from "@partner-kit/contract";
import type { ReactElement, ReactNode } from "react";
import { compareDecimals } from "../../format/compareDecimals.ts";
import type { Text as Messages } from "../../text/text.ts";
import { tableRoles } from "../../ui/DataTable/tableRoles.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import type { PriceDigits } from "../createPriceDigits.ts";
import { PairName } from "../PairName/PairName.tsx";
import { RangeBar, writeRangeBar } from "../RangeBar/RangeBar.tsx";
import { type NumberColumn, type RangeColumn, type TickerColumn, tickerColumnTable } from "../tickerColumnTable.ts";
import { tickerDirection } from "../tickerDirection.ts";
import type { TickerPair } from "../tickerPairs.ts";
import type { Tint } from "./createTint.ts";
import type { ReportText } from "./useColumnWidths.ts";

/** What the cells of a table have in common. */
export interface TickerTableStyle {
  readonly locale: string;
  readonly priceDigits: PriceDigits;
  readonly messages: Messages["tickerTable"];
  /** Called with each figure that is written, so that its column can make room. */
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

/** Renders a cell as its row comes into sight. Not a component: there are hundreds of cells, and none has a state. */
export function renderTickerTableCell(parameters: RenderTickerTableCellParameters): ReactElement {
  const { column: id, pair, ticker, digits, style, isSelectable } = parameters;
  const column = tickerColumnTable[id];
  const props = { ...cellProps(id, style.messages), tabIndex: -1 };
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
  const text = column.text({ ticker, digits, locale: style.locale, rangeLabel: style.messages.rangeLabel });
  return (
    <td key={id} {...tableRoles.gridCell} {...props} data-direction={directionOf(column, ticker)}>
      {column.shape === "range" ? <RangeBar ticker={ticker} label={text} /> : renderFigure(column, text)}
    </td>
  );
}

function renderFigure({ hasDirection, format }: NumberColumn, text: string): ReactNode {
  // An element only where there may be a sign, which has a side: every element less is one less to lay out.
  const figure = format.sign ? <span className="pk-FormattedNumber">{text}</span> : text;
  if (!hasDirection) return figure;
  return (
    <>
      <Icon name="up" />
      {figure}
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

/** Writes a new entry into a cell that is in the page. What is then in it is what would have been rendered. */
export function writeTickerTableCell(parameters: WriteTickerTableCellParameters): void {
  const { element, column: id, ticker, digits, style } = parameters;
  const column = tickerColumnTable[id];
  if (column.shape === "name") return;
  const text = column.text({ ticker, digits, locale: style.locale, rangeLabel: style.messages.rangeLabel });
  if (column.shape === "range") {
    writeRangeBar(element.firstElementChild, { ticker, label: text });
  } else {
    writeText(element, text);
    style.reportText(id, text);
    if (column.isTinted) writeTint(parameters);
  }
  const direction = directionOf(column, ticker);
  if (element.dataset["direction"] !== direction) element.dataset["direction"] = direction;
}

/** The figure is the last thing in its cell, by itself or in an element. */
function writeText(element: HTMLElement, text: string): void {
  const figure = element.lastElementChild?.lastChild ?? element.lastChild;
  if (figure && figure.nodeValue !== text) figure.nodeValue = text;
}

/** A row that was given to another pair shows nothing of a movement. */
function writeTint({ element, ticker, before, style }: WriteTickerTableCellParameters): void {
  if (ticker === before) element.removeAttribute("data-tick");
  else if (ticker.last !== before.last)
    style.tint(element, compareDecimals(ticker.last, before.last) > 0 ? "up" : "down");
}

/** What CSS knows a column by, in the header and in the rows. */
export function columnProps(id: TickerColumn) {
  const { align } = tickerColumnTable[id];
  return { "data-column": id, "data-align": align === "number" ? undefined : align };
}

/** `columnProps` with the label of the cell on a card. */
export function cellProps(id: TickerColumn, messages: TickerTableStyle["messages"]) {
  const column = tickerColumnTable[id];
  const hasLabel = column.shape === "number" && !column.isMain;
  return { ...columnProps(id), "data-label": hasLabel ? messages[id] : undefined };
}

function directionOf(column: NumberColumn | RangeColumn, ticker: Ticker): string | undefined {
  return column.hasDirection ? (tickerDirection(ticker) ?? "") : undefined;
}
