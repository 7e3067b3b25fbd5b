import { compareParsedDecimals } from "../format/compareDecimals.ts";
import { parseDecimal } from "../format/parseDecimal.ts";
import type { TickerColumn, TickerTableView } from "./TickerTableView.ts";
import type { TickerRow } from "./tickerRows.ts";

/** Filters and sorts rows. Equal rows keep the order they came in. */
export function arrangeTickerRows(rows: readonly TickerRow[], { search, sort }: TickerTableView): readonly TickerRow[] {
  const found = filterRows(rows, search);
  if (!sort) return found;
  const { column, direction } = sort;
  const turn = direction === "ascending" ? 1 : -1;
  if (column === "pair") return found.toSorted((a, b) => turn * comparePairs(a.pairId, b.pairId));
  return found
    .map((row) => ({ row, figure: parseDecimal(readFigure(row, column)) }))
    .toSorted((a, b) => turn * compareParsedDecimals(a.figure, b.figure))
    .map(({ row }) => row);
}

function filterRows(rows: readonly TickerRow[], search: string): readonly TickerRow[] {
  const words = plain(search).split(" ").filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const pair = plain(`${row.pairId} ${row.base ?? ""} ${row.quote ?? ""}`);
    return words.every((word) => pair.includes(word));
  });
}

/** "BTC-USD", "btc/usd" and "btc usd" are the same to whoever types them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function comparePairs(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function readFigure({ ticker }: TickerRow, column: Exclude<TickerColumn, "pair">): string {
  switch (column) {
    case "last":
      return ticker.last;
    case "change":
      return ticker.price_change;
    case "changePercent":
      return ticker.price_change_percent;
    case "high":
      return ticker.high;
    case "low":
      return ticker.low;
    case "bid":
      return ticker.best_bid;
    case "ask":
      return ticker.best_ask;
    case "volume":
      return ticker.volume;
  }
}
