import { defaultTickerColumns, type TickerColumn } from "../tickerColumnTable.ts";

export interface LeftOutColumnsParameters {
  readonly columns: readonly TickerColumn[];
  /** The column that sorts the rows. It always shows. */
  readonly sorted: TickerColumn | undefined;
  /** Width that all columns need beyond the width of the table, in CSS pixels. */
  readonly excess: number;
  /** Least width of a column in CSS pixels. */
  readonly widthOf: (column: TickerColumn) => number;
}

/**
 * Returns the default columns without room, because half a price reads as another price. A table whose columns somebody chose
 * has all of them and scrolls.
 */
export function leftOutColumns(parameters: LeftOutColumnsParameters): readonly TickerColumn[] {
  const { columns, sorted, widthOf } = parameters;
  const isChosen = columns.join() !== defaultTickerColumns.join();
  const left: TickerColumn[] = [];
  let { excess } = parameters;
  if (isChosen) return left;
  for (const group of leastImportant) {
    if (excess <= 0) break;
    for (const column of group.filter((one) => one !== sorted)) {
      left.push(column);
      excess -= widthOf(column);
    }
  }
  return left;
}

/** In the order in which columns give way. A bid says little without its ask. */
const leastImportant: readonly (readonly TickerColumn[])[] = [["bid", "ask"], ["spread"], ["volumeQuote"], ["trend"]];
