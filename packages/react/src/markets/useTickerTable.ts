"use client";

import type { Market } from "@partner-kit/contract";
import { type ChangeEvent, useMemo, useState, useSyncExternalStore } from "react";
import type { Freshness } from "../live/useFreshness.ts";
import { useView } from "../provider/useView.ts";
import type { Some } from "../provider/withDefaults.ts";
import type { OperationError } from "../query/operationError.ts";
import { filterTickerPairs } from "./filterTickerPairs.ts";
import { useMarkets } from "./markets.ts";
import { defaultTickerTableView, type TickerTableView } from "./TickerTableView.ts";
import { type SortDirection, type TickerColumn, tickerColumns, tickerColumnTable } from "./tickerColumnTable.ts";
import { createTickerPairs, quotesOf, type TickerPair } from "./tickerPairs.ts";
import type { TickerStore } from "./tickerStore.ts";
import { type UseFavouritesParameters, useFavourites } from "./useFavourites.ts";
import { useLiveOrder } from "./useLiveOrder.ts";
import { type UseTickerStatusParameters, useTickerStatus } from "./useTickerStatus.ts";
import { useTickerStore } from "./useTickerStore.ts";
import { writeTickerCsv } from "./writeTickerCsv.ts";

export interface UseTickerTableParameters extends UseFavouritesParameters, UseTickerStatusParameters {
  /** What is shown, where the host holds it (in a URL, say). What is left out is as it is by default. */
  readonly view?: Some<TickerTableView> | undefined;
  /** What is shown at first, where the table holds it. Default: everything, in the service's order. */
  readonly defaultView?: Some<TickerTableView> | undefined;
  readonly onViewChange?: ((view: TickerTableView) => void) | undefined;
}

export type TickerTableState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | { readonly status: "empty" }
  | {
      readonly status: "ready";
      /** What matches the view, in order. Their figures are in the store. */
      readonly pairs: readonly TickerPair[];
      /** How many there are whatever the view. */
      readonly total: number;
      /** The currencies that prices are in. Empty where the markets listing cannot be read. */
      readonly quotes: readonly string[];
      readonly freshness: Freshness;
    };

export interface UseTickerTableReturnType {
  readonly state: TickerTableState;
  /** The figures, to be listened to pair by pair: the table itself does not render with each tick. */
  readonly store: TickerStore;
  readonly view: TickerTableView;
  /** What is left out stays; what is `undefined` is as it is by default. */
  readonly setView: (change: Some<TickerTableView>) => void;
  /** Those shown, in the order they stand. */
  readonly columns: readonly TickerColumn[];
  readonly favourites: ReadonlySet<string>;
  readonly toggleFavourite: (pairId: string) => void;
  readonly retry: () => void;
  /** What matches the view, in order, as CSV: every figure as the service sent it. */
  readonly toCsv: () => string;
  readonly getHeaderProps: (column: TickerColumn) => {
    readonly scope: "col";
    readonly "aria-sort": SortDirection | undefined;
  };
  readonly getSortButtonProps: (column: TickerColumn) => { readonly type: "button"; readonly onClick: () => void };
  readonly getSearchProps: () => {
    readonly type: "search";
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** For the element around the rows: they keep their places while somebody is busy with them. */
  readonly getRowsProps: () => {
    readonly onPointerMove: () => void;
    readonly onPointerLeave: () => void;
    readonly onKeyDown: () => void;
    readonly onScroll: () => void;
  };
}

/** Everything a table of markets does, without an element of its own. */
export function useTickerTable(parameters: UseTickerTableParameters = {}): UseTickerTableReturnType {
  const { query } = parameters;
  const { state, retry } = useTickerStatus({ query });
  const store = useTickerStore();
  const pairIds = useSyncExternalStore(store.subscribeAll, store.pairs, store.pairs);
  const { data: listing } = useMarkets();
  const { favourites, toggleFavourite } = useFavourites(parameters);
  const [view, setView] = useView(defaultTickerTableView, parameters);
  const { sort, search, quote, isFavouritesOnly } = view;

  const [toPairs] = useState(createTickerPairs);
  const all = useMemo(() => toPairs(pairIds, listing?.markets ?? noMarkets), [toPairs, pairIds, listing?.markets]);
  const quotes = useMemo(() => quotesOf(all), [all]);
  // A currency of a link that the service no longer trades in would leave nothing, with no way to see why.
  const knownQuote = quote !== undefined && quotes.includes(quote) ? quote : undefined;
  const wanted = isFavouritesOnly ? favourites : noFavourites;
  const found = useMemo(
    () => filterTickerPairs({ pairs: all, favourites: wanted, search, quote: knownQuote, isFavouritesOnly }),
    [all, wanted, search, knownQuote, isFavouritesOnly],
  );
  const columns = useMemo(
    () => tickerColumns.filter((column) => column === "pair" || view.columns.includes(column)),
    [view.columns],
  );
  const { ordered, rest } = useLiveOrder({ pairs: found, sort, store });

  return {
    state: toState(),
    store,
    view,
    setView,
    columns,
    favourites,
    toggleFavourite,
    retry,
    toCsv: () => writeTickerCsv(ordered.flatMap(({ pairId }) => store.get(pairId) ?? [])),
    getHeaderProps: (column) => ({
      scope: "col",
      "aria-sort": sort?.column === column ? sort.direction : undefined,
    }),
    getSortButtonProps: (column) => ({ type: "button", onClick: () => setView({ sort: nextSort(column, sort) }) }),
    getSearchProps: () => ({
      type: "search",
      value: search,
      onChange: (event) => setView({ search: event.target.value }),
    }),
    getRowsProps: () => ({
      onPointerMove: () => rest(REST_UNDER_POINTER),
      onPointerLeave: () => rest(REST_AFTER),
      onKeyDown: () => rest(REST_UNDER_POINTER),
      onScroll: () => rest(REST_AFTER),
    }),
  };

  function toState(): TickerTableState {
    if (state.status !== "ready") return state;
    if (all.length === 0) return { status: "empty" };
    return { status: "ready", pairs: ordered, total: all.length, quotes, freshness: state.freshness };
  }
}

/** The first click sorts as the column starts, the second turns it round, the third restores the service's order. */
function nextSort(column: TickerColumn, sort: TickerTableView["sort"]): TickerTableView["sort"] {
  const first = tickerColumnTable[column].firstSort;
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return undefined;
  return { column, direction: first === "ascending" ? "descending" : "ascending" };
}

const noMarkets: readonly Market[] = [];
const noFavourites: ReadonlySet<string> = new Set();
/** Milliseconds. A pointer that has not moved for so long was left there. */
const REST_UNDER_POINTER = 15_000;
/** Milliseconds. */
const REST_AFTER = 2000;
