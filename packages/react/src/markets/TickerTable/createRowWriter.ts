import type { Ticker } from "@partner-kit/contract";
import { type TickerColumn, type TickerField, tickerColumnTable } from "../tickerColumnTable.ts";
import { type TickerTableStyle, writeTickerTableCell } from "./TickerTableCell.tsx";

export interface CreateRowWriterParameters {
  readonly row: HTMLTableRowElement;
  readonly columns: readonly TickerColumn[];
  readonly style: TickerTableStyle;
  /** What the row shows as it was rendered. */
  readonly shown: Ticker;
  /** Whether it was another pair's: what React left as it was may then be what was written since. */
  readonly isReused: boolean;
}

/** Writes a new entry into a row. */
export type RowWriter = (ticker: Ticker) => void;

/**
 * Makes a writer for a row that is in the page: a tick changes the texts of the cells it concerns and nothing else, with no
 * rendering in between. This is what keeps a table of thousands of markets fast.
 */
export function createRowWriter({ row, columns, style, shown, isReused }: CreateRowWriterParameters): RowWriter {
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
      // The first cell is the star's.
      const element = row.cells[index + 1];
      if (element && definition.shape !== "name" && definition.fields.some(hasChanged)) {
        writeTickerTableCell({ element, column, ticker, before: known, digits, style });
      }
    }
  }
}
