import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { PairName } from "../PairName/PairName.tsx";
import { RangeBar } from "../RangeBar/RangeBar.tsx";
import { rangeLabel } from "../rangeLabel.ts";
import type { TickerColumn } from "../TickerTableView.ts";
import { tickerCellText } from "../tickerCellText.ts";
import { tickerDirection } from "../tickerDirection.ts";
import type { TickerPair } from "../tickerPairs.ts";
import type { RowStyle } from "./createRowWriter.ts";
import { roles } from "./roles.ts";

export interface RenderTickerTableCellParameters {
  readonly column: TickerColumn;
  readonly pair: TickerPair;
  readonly ticker: Ticker | undefined;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  readonly style: RowStyle;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/** A cell as it stands when its row comes into sight. No component: there are hundreds of cells, and none has a state. */
export function renderTickerTableCell(parameters: RenderTickerTableCellParameters): ReactElement {
  const { column, pair, ticker, digits, style, onSelect } = parameters;
  const { locale, words } = style;
  const common = { tabIndex: -1, "data-column": column };
  if (column === "pair") {
    return (
      <th key={column} {...common} scope="row" {...roles.rowHeader} tabIndex={onSelect ? undefined : -1}>
        {onSelect ? (
          <button type="button" tabIndex={-1} data-part="pair" onClick={() => onSelect(pair.pairId)}>
            <PairName pair={pair} />
          </button>
        ) : (
          <PairName pair={pair} />
        )}
      </th>
    );
  }
  if (!ticker) return <td key={column} {...roles.cell} {...common} />;
  if (column === "range") {
    const label = rangeLabel({ ticker, digits, locale, text: words.rangeLabel });
    return (
      <td key={column} {...roles.cell} {...common} data-direction={tickerDirection(ticker)}>
        <RangeBar ticker={ticker} label={label} />
      </td>
    );
  }
  const isMain = column === "last" || column === "changePercent";
  const isDirected = column === "changePercent";
  const text = tickerCellText({ ticker, column, digits, locale });
  return (
    <td
      key={column}
      {...roles.cell}
      {...common}
      data-label={isMain ? undefined : words[column]}
      data-direction={isDirected ? (tickerDirection(ticker) ?? "") : undefined}
    >
      {isDirected && <Icon name="up" />}
      {/* Only where there may be a sign, which has a side: every element less is one less to lay out. */}
      {isSigned(column) ? <span className="pk-Figure">{text}</span> : text}
    </td>
  );
}

function isSigned(column: TickerColumn): boolean {
  return column === "change" || column === "changePercent" || column === "spread";
}
