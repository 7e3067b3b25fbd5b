"use client";

import type { Ticker } from "@partner-kit/contract";
import { memo, type ReactElement, useRef } from "react";
import { fillText } from "../../text/fillText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { pairName } from "../pairName.ts";
import type { TickerColumn } from "../TickerTableView.ts";
import type { TickerPair } from "../tickerPairs.ts";
import type { TickerStore } from "../tickerStore.ts";
import { nameLength } from "./columnLengths.ts";
import { createRowWriter, type RowStyle } from "./createRowWriter.ts";
import { renderTickerTableCell } from "./renderTickerTableCell.tsx";
import { roles } from "./roles.ts";

export interface TickerTableRowProps {
  readonly pair: TickerPair;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly TickerColumn[];
  readonly store: TickerStore;
  readonly style: RowStyle;
  readonly isFavourite: boolean;
  readonly onToggleFavourite: (pairId: string) => void;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/**
 * One market. Rendered when it comes into sight; from then on its cells are written as their figures change. Its elements
 * may be given to another market.
 */
export const TickerTableRow = memo(function TickerTableRow(props: TickerTableRowProps): ReactElement {
  const { pair, index, columns, store, style, isFavourite, onToggleFavourite, onSelect } = props;
  const ticker = store.get(pair.pairId);
  const follow = useFollow(props, ticker);
  const digits = ticker ? style.priceDigits(ticker) : 0;
  return (
    <tr ref={follow} {...roles.row} aria-rowindex={index + 2} data-part="row" data-pair={pair.pairId}>
      <td {...roles.cell} data-column="favourite">
        <button
          type="button"
          tabIndex={-1}
          data-part="star"
          aria-label={fillText(style.words.favourite, { pair: pairName(pair) })}
          aria-pressed={isFavourite}
          onClick={() => onToggleFavourite(pair.pairId)}
        >
          <Icon name="star" />
        </button>
      </td>
      {columns.map((column) => renderTickerTableCell({ column, pair, ticker, digits, style, onSelect }))}
    </tr>
  );
});

/** Ties an element to the figures for as long as it is in the page, anew with each rendering. */
function useFollow({ pair, store, style }: TickerTableRowProps, shown: Ticker | undefined) {
  const stop = useRef<() => void>(undefined);
  const written = useRef(pair.pairId);
  return (row: HTMLElement | null): void => {
    stop.current?.();
    stop.current = undefined;
    if (!row || !shown) return;
    const isReused = written.current !== pair.pairId;
    written.current = pair.pairId;
    // Made when it is first needed: the first picture does not wait for it.
    let write = isReused ? createRowWriter({ ...style, row, shown, isReused }) : undefined;
    const update = () => {
      const ticker = store.get(pair.pairId);
      if (!ticker || (!write && ticker === shown)) return;
      write ??= createRowWriter({ ...style, row, shown, isReused });
      write(ticker);
    };
    reportLengths(row, style.onLength);
    stop.current = store.subscribe(pair.pairId, update);
    // It may have changed between rendering and now.
    update();
  };
}

/** The two columns whose lengths cannot be told from the entries of all pairs. */
function reportLengths(row: HTMLElement, onLength: RowStyle["onLength"]): void {
  for (const cell of row.children) {
    const column = cell.getAttribute("data-column");
    if (column === "pair") onLength(column, nameLength(cell.textContent.length));
    if (column === "spread") onLength(column, cell.textContent.length);
  }
}
