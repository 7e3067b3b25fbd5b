import { type TickerTableView, tickerColumns } from "@partner-kit/react";

/** What an address says of the table. What it does not say, or says wrongly, is as it is by default. */
export function readTickerView(params: URLSearchParams): Partial<TickerTableView> {
  const [column, direction] = (params.get("sort") ?? "").split(".");
  const sorted = tickerColumns.find((known) => known === column);
  const columns = params.get("columns")?.split(",");
  return {
    ...(sorted && { sort: { column: sorted, direction: direction === "ascending" ? "ascending" : "descending" } }),
    search: params.get("search") ?? "",
    quote: params.get("quote") ?? undefined,
    isFavouritesOnly: params.has("favourites"),
    ...(columns && { columns: tickerColumns.filter((known) => columns.includes(known)) }),
  };
}

/** Writes a view into an address, leaving what else is in it. */
export function writeTickerView(view: TickerTableView, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  const { sort, search, quote, isFavouritesOnly, columns } = view;
  set(params, "sort", sort && `${sort.column}.${sort.direction}`);
  set(params, "search", search);
  set(params, "quote", quote);
  set(params, "favourites", isFavouritesOnly ? "1" : undefined);
  set(params, "columns", columns.length < tickerColumns.length ? columns.join(",") : undefined);
  return params;
}

/** Sets a parameter, or takes it away where there is nothing to say. */
export function set(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
