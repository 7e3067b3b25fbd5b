import type { Ticker } from "@partner-kit/contract";
import { type TickerColumn, type TickerField, tickerColumnTable } from "../tickerColumnTable.ts";
import { type TickerTableStyle, writeTickerTableCell } from "./TickerTableCell.tsx";

export interface CreateRowWriterParameters {
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
export function createRowWriter(parameters: CreateRowWriterParameters): (ticker: Ticker) => void {
  const { row, columns, style, shown, isReused } = parameters;
  let known = shown;
  let digits = style.priceDigits(shown);
  if (isReused) writeCells(shown, () => true);
  return (ticker) => {
    if (ticker === known) return;
    const digitsBefore = digits;
    digits = style.priceDigits(ticker);
    writeCells(ticker, (field) => digits !== digitsBefore || ticker[field] !== known[field]);
    known = ticker;
  };

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
