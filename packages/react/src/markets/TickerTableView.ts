import { type SortDirection, type TickerColumn, tickerColumns } from "./tickerColumnTable.ts";

/** What a person chose to see; plain data, fit for a URL. */
export interface TickerTableView {
  readonly sort: { readonly column: TickerColumn; readonly direction: SortDirection } | undefined;
  readonly search: string;
  /** Only pairs whose prices are in this currency; `undefined`: all. */
  readonly quote: string | undefined;
  readonly isFavouritesOnly: boolean;
  /** Columns shown, whatever the order they are named in. The pair is always shown. */
  readonly columns: readonly TickerColumn[];
}

/** The service's own order, everything shown. */
export const defaultTickerTableView: TickerTableView = {
  sort: undefined,
  search: "",
  quote: undefined,
  isFavouritesOnly: false,
  columns: tickerColumns,
};
