"use client";

import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { RangeBar } from "../RangeBar/RangeBar.tsx";
import { rangeLabel } from "../rangeLabel.ts";
import type { TickerColumn } from "../TickerTableView.ts";
import { tickerCellText } from "../tickerCellText.ts";
import { tickerDirection } from "../tickerDirection.ts";
import type { TickerPair } from "../tickerPairs.ts";
import type { RowStyle } from "./createRowWriter.ts";
import { roles } from "./roles.ts";

export interface TickerTableCellProps {
  readonly column: TickerColumn;
  /** From 1, as assistive technology counts. */
  readonly colIndex: number;
  readonly pair: TickerPair;
  readonly ticker: Ticker | undefined;
  readonly style: RowStyle;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/** A cell as it stands when its row comes into sight. */
export function TickerTableCell(props: TickerTableCellProps): ReactElement {
  const { column, colIndex, pair, ticker, style, onSelect } = props;
  const { locale, priceDigits, rangeText } = style;
  const { tickerTable: words } = useText();
  const common = { "aria-colindex": colIndex, tabIndex: -1, "data-column": column };
  if (column === "pair") {
    return (
      <th scope="row" {...roles.rowHeader} {...common} tabIndex={onSelect ? undefined : -1}>
        {onSelect ? (
          <button type="button" tabIndex={-1} data-part="pair" onClick={() => onSelect(pair.pairId)}>
            {writePair(pair)}
          </button>
        ) : (
          writePair(pair)
        )}
      </th>
    );
  }
  if (!ticker) return <td {...roles.cell} {...common} />;
  const digits = priceDigits(ticker);
  if (column === "range") {
    const label = rangeLabel({ ticker, digits, locale, text: rangeText });
    return (
      <td {...roles.cell} {...common} data-direction={tickerDirection(ticker)}>
        <RangeBar ticker={ticker} label={label} />
      </td>
    );
  }
  const isMain = column === "last" || column === "changePercent";
  const isDirected = column === "changePercent";
  return (
    <td
      {...roles.cell}
      {...common}
      data-label={isMain ? undefined : words[column]}
      data-direction={isDirected ? (tickerDirection(ticker) ?? "") : undefined}
    >
      {isDirected && <Icon name="up" />}
      <span className="pk-Figure">{tickerCellText({ ticker, column, digits, locale })}</span>
    </td>
  );
}

function writePair({ pairId, base, quote }: TickerPair): ReactElement | string {
  if (base === undefined || quote === undefined) return pairId;
  return (
    <>
      {base}
      <span data-part="quote">/{quote}</span>
    </>
  );
}
