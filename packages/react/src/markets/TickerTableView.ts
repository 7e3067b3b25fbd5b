import { defaultTickerColumns, type SortDirection, type TickerColumn } from "./tickerColumnTable.ts";

/** Sorting, filters and columns of the table, as plain data that fits into a URL. */
export interface TickerTableView {
  readonly sort: { readonly column: TickerColumn; readonly direction: SortDirection } | undefined;
  readonly search: string;
  /** Shows only pairs with this quote currency. `undefined`: all. */
  readonly quote: string | undefined;
  readonly isFavouritesOnly: boolean;
  /** Visible columns, in any order. The pair is always visible. */
  readonly columns: readonly TickerColumn[];
}

/** All pairs in the service's order, with the columns that fit a laptop. */
export const defaultTickerTableView: TickerTableView = {
  sort: undefined,
  search: "",
  quote: undefined,
  isFavouritesOnly: false,
  columns: defaultTickerColumns,
};
