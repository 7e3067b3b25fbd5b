/** Columns that can be sorted by, in the order they stand. */
export const tickerColumns = [
  "pair",
  "last",
  "changePercent",
  "change",
  "high",
  "low",
  "bid",
  "ask",
  "volume",
] as const;

export type TickerColumn = (typeof tickerColumns)[number];

export type SortDirection = "ascending" | "descending";

/** What a person chose to see; plain data, fit for a URL. */
export interface TickerTableView {
  readonly sort: { readonly column: TickerColumn; readonly direction: SortDirection } | undefined;
  readonly search: string;
}

/** The service's own order, everything shown. */
export const defaultTickerTableView: TickerTableView = { sort: undefined, search: "" };
