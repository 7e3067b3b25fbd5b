import { type TickerColumn, tickerColumnTable } from "../tickerColumnTable.ts";

/** The value below a pair's name in the layout for phones: the one that sorts the rows, or else the turnover. */
export function secondLine(
  columns: readonly TickerColumn[],
  sorted: TickerColumn | undefined,
): TickerColumn | undefined {
  const details = columns.filter((id) => {
    const column = tickerColumnTable[id];
    return column.shape === "number" && !column.isMain;
  });
  return details.find((id) => id === sorted) ?? details.find((id) => id === "volumeQuote") ?? details.at(-1);
}
