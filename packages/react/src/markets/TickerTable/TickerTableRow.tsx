"use client";

import type { Ticker } from "@partner-kit/contract";
import { memo, type ReactElement, useRef } from "react";
import { fillText } from "../../text/fillText.ts";
import { tableRoles } from "../../ui/DataTable/DataTable.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { type TickerColumn, type TickerField, tickerColumnTable } from "../tickerColumnTable.ts";
import { pairName, type TickerPair } from "../tickerPairs.ts";
import type { TickerStore } from "../tickerStore.ts";
import { renderTickerTableCell, type TickerTableStyle, writeTickerTableCell } from "./TickerTableCell.tsx";

export interface TickerTableRowProps {
  readonly pair: TickerPair;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly TickerColumn[];
  readonly store: TickerStore;
  readonly style: TickerTableStyle;
  readonly isFavourite: boolean;
  /** Whether the host shows this pair elsewhere on the page. */
  readonly isOpen: boolean;
  /** Whether the pair's name is a button. */
  readonly isSelectable: boolean;
}

/** One market. Renders when it scrolls into view. Its cells are then updated in place, also if it is reused for another market. */
export const TickerTableRow = memo(function TickerTableRow(props: TickerTableRowProps): ReactElement {
  const { pair, index, columns, store, style, isFavourite, isOpen, isSelectable } = props;
  const ticker = store.get(pair.pairId);
  const follow = useFollow(props, ticker);
  const digits = ticker ? style.priceDigits(ticker) : 0;
  return (
    <tr
      ref={follow}
      {...tableRoles.row}
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-part="row"
      data-pair={pair.pairId}
      data-digits={digits}
    >
      <td {...tableRoles.gridCell} data-column="favourite">
        <button
          type="button"
          tabIndex={-1}
          data-part="star"
          aria-label={fillText(style.messages.favourite, { pair: pairName(pair) })}
          aria-pressed={isFavourite}
        >
          <Icon name="star" />
        </button>
      </td>
      {columns.map((column) => renderTickerTableCell({ column, pair, ticker, digits, style, isSelectable }))}
    </tr>
  );
});

/** Subscribes a row to its ticker entry while it is mounted. Subscribes again after each render. */
function useFollow({ pair, columns, store, style }: TickerTableRowProps, shown: Ticker | undefined) {
  const stopRef = useRef<() => void>(undefined);
  const writtenRef = useRef(pair.pairId);
  return (row: HTMLTableRowElement | null): void => {
    stopRef.current?.();
    stopRef.current = undefined;
    if (!row || !shown) return;
    const write = createRowWriter({ row, columns, style, shown, isReused: writtenRef.current !== pair.pairId });
    writtenRef.current = pair.pairId;
    const update = () => {
      const ticker = store.get(pair.pairId);
      if (ticker) write(ticker);
    };
    reportTexts(row, columns, style);
    stopRef.current = store.subscribe(pair.pairId, update);
    // The entry may have changed since rendering.
    update();
  };
}

/** Reports the texts whose lengths `growColumns` does not count. */
function reportTexts(row: HTMLTableRowElement, columns: readonly TickerColumn[], style: TickerTableStyle): void {
  for (const [index, column] of columns.entries()) {
    const definition = tickerColumnTable[column];
    const isReported =
      definition.shape === "name" ||
      (definition.shape === "number" && (definition.isComputed || definition.format.isCompact));
    if (isReported) style.reportText(column, row.cells[index + 1]?.textContent ?? "");
  }
}

interface CreateRowWriterParameters {
  readonly row: HTMLTableRowElement;
  readonly columns: readonly TickerColumn[];
  readonly style: TickerTableStyle;
  /** The entry that was rendered. */
  readonly shown: Ticker;
  /** Whether the row showed another pair before. React may then have kept texts that were written in place. */
  readonly isReused: boolean;
}

/**
 * Creates a function that writes a new entry into a mounted row. It updates only the cells that changed and skips React,
 * which keeps a table of thousands of markets fast.
 */
function createRowWriter(parameters: CreateRowWriterParameters): (ticker: Ticker) => void {
  const { row, columns, style, shown, isReused } = parameters;
  let known = shown;
  let digits = style.priceDigits(shown);
  if (isReused) {
    writeDigits();
    writeCells(shown, () => true);
  }
  return (ticker) => {
    if (ticker === known) return;
    const digitsBefore = digits;
    digits = style.priceDigits(ticker);
    if (digits !== digitsBefore) writeDigits();
    writeCells(ticker, (field) => digits !== digitsBefore || ticker[field] !== known[field]);
    known = ticker;
  };

  /** The style sheet aligns prices on the point. */
  function writeDigits(): void {
    row.dataset["digits"] = String(digits);
  }

  function writeCells(ticker: Ticker, hasChanged: (field: TickerField) => boolean): void {
    for (const [index, column] of columns.entries()) {
      const definition = tickerColumnTable[column];
      // The first cell contains the star.
      const element = row.cells[index + 1];
      if (element && definition.shape !== "name" && definition.fields.some(hasChanged)) {
        writeTickerTableCell({ element, column, ticker, before: known, digits, style });
      }
    }
  }
}
