import { defaultTickerColumns, type TickerColumn, type TickerTableView, tickerColumns } from "@partner-kit/react";

/** Reads the table's view from a URL. Missing or invalid values get their defaults. */
export function readTickerView(params: URLSearchParams): Partial<TickerTableView> {
  const [column, direction] = (params.get("sort") ?? "").split(".");
  const sorted = tickerColumns.find((known) => known === column);
  const columns = params.get("columns")?.split(",") ?? defaultTickerColumns;
  return {
    ...(sorted && { sort: { column: sorted, direction: direction === "ascending" ? "ascending" : "descending" } }),
    search: params.get("search") ?? "",
    quote: params.get("quote") ?? undefined,
    isFavouritesOnly: params.has("favourites"),
    columns: tickerColumns.filter((known) => columns.includes(known)),
  };
}

/** Writes a view into URL parameters. Keeps the other parameters. */
export function writeTickerView(view: TickerTableView, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  const { sort, search, quote, isFavouritesOnly, columns } = view;
  set(params, "sort", sort && `${sort.column}.${sort.direction}`);
  set(params, "search", search);
  set(params, "quote", quote);
  set(params, "favourites", isFavouritesOnly ? "1" : undefined);
  set(params, "columns", areDefault(columns) ? undefined : columns.join(","));
  return params;
}

function areDefault(columns: readonly TickerColumn[]): boolean {
  return (
    columns.length === defaultTickerColumns.length && defaultTickerColumns.every((column) => columns.includes(column))
  );
}

/** Sets a parameter, or removes it if the value is empty. */
export function set(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
