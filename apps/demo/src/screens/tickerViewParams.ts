import { defaultTickerColumns, type TickerColumn, type TickerTableView, tickerColumns } from "@partner-kit/react";

/** Reads the table's view from a URL. Missing or invalid values get their defaults. */
export function readTickerView(params: URLSearchParams): Partial<TickerTableView> {
  const columns = params.get("columns")?.split(",") ?? defaultTickerColumns;
  return {
    sort: readSort(params.get("sort")),
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
  const order = sort ? `${sort.column}.${sort.direction}` : AS_LISTED;
  set(params, "sort", order === BY_NAME ? undefined : order);
  set(params, "search", search);
  set(params, "quote", quote);
  set(params, "favourites", isFavouritesOnly ? "1" : undefined);
  set(params, "columns", areDefault(columns) ? undefined : columns.join(","));
  return params;
}

/** By name if the URL has no order. Turnovers in different currencies have none. */
function readSort(text: string | null): TickerTableView["sort"] {
  if (text === AS_LISTED) return undefined;
  const [column, direction] = (text ?? BY_NAME).split(".");
  const sorted = tickerColumns.find((known) => known === column) ?? "pair";
  return { column: sorted, direction: direction === "descending" ? "descending" : "ascending" };
}

const BY_NAME = "pair.ascending";
const AS_LISTED = "listed";

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
