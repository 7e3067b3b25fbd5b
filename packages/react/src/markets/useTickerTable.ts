"use client";

import type { Market, Ticker } from "@partner-kit/contract";
import { type ChangeEvent, useMemo, useState, useSyncExternalStore } from "react";
import { memoize } from "../format/memoize.ts";
import { writeCsv } from "../format/writeCsv.ts";
import type { Freshness } from "../live/useFreshness.ts";
import { useView } from "../provider/useView.ts";
import type { Some } from "../provider/withDefaults.ts";
import type { OperationError } from "../query/operationError.ts";
import { useMarkets } from "./markets.ts";
import { defaultTickerTableView, type TickerTableView } from "./TickerTableView.ts";
import { type SortDirection, type TickerColumn, tickerColumns, tickerColumnTable } from "./tickerColumnTable.ts";
import { createTickerPairs, quotesOf, type TickerPair } from "./tickerPairs.ts";
import type { TickerStore } from "./tickerStore.ts";
import { type UseFavouritesParameters, useFavourites } from "./useFavourites.ts";
import { useLiveOrder } from "./useLiveOrder.ts";
import { type UseTickerStatusParameters, useTickerStatus, useTickerStore } from "./useTickerStore.ts";

export interface UseTickerTableParameters extends UseFavouritesParameters, UseTickerStatusParameters {
  /** The controlled view, for example from the URL. Missing fields have their default. */
  readonly view?: Some<TickerTableView> | undefined;
  /** The initial view. Default: all pairs in the service's order, with the columns that fit a laptop. */
  readonly defaultView?: Some<TickerTableView> | undefined;
  readonly onViewChange?: ((view: TickerTableView) => void) | undefined;
}

export type TickerTableState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | { readonly status: "empty" }
  | {
      readonly status: "ready";
      /** The pairs that match the view, sorted. Favourites come first, unless a value sorts them. Their prices are in the store. */
      readonly pairs: readonly TickerPair[];
      /** The number of all pairs. */
      readonly total: number;
      /** The quote currencies. Empty if the markets listing cannot be read. */
      readonly quotes: readonly string[];
      readonly freshness: Freshness;
    };

export interface UseTickerTableReturnType {
  readonly state: TickerTableState;
  /** The prices. Subscribe to single pairs, because the hook does not render with each tick. */
  readonly store: TickerStore;
  readonly view: TickerTableView;
  /** Merges changes into the view. `undefined` restores a field's default. */
  readonly setView: (change: Some<TickerTableView>) => void;
  /** The visible columns in display order. */
  readonly columns: readonly TickerColumn[];
  readonly favourites: ReadonlySet<string>;
  /** Whether favourites stand before other pairs, whatever the order of the rest is. */
  readonly areFavouritesFirst: boolean;
  readonly toggleFavourite: (pairId: string) => void;
  readonly retry: () => void;
  /** Returns the matching pairs as CSV, with the service's exact values. */
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
  /** For the element around the rows. Keeps their order while a person interacts with them. */
  readonly getRowsProps: () => {
    readonly onPointerMove: () => void;
    readonly onPointerLeave: () => void;
    readonly onKeyDown: () => void;
    readonly onScroll: () => void;
  };
}

/** State and actions of a table of markets: sorting, search, favourites and CSV. */
export function useTickerTable(parameters: UseTickerTableParameters = {}): UseTickerTableReturnType {
  const { query } = parameters;
  const { state, retry } = useTickerStatus({ query });
  const store = useTickerStore();
  const pairIds = useSyncExternalStore(store.subscribeAll, store.pairs, store.pairs);
  const { data: listing } = useMarkets();
  const { favourites, toggleFavourite } = useFavourites(parameters);
  const [view, changeView] = useView(defaultTickerTableView, parameters);
  const { sort, search, quote, isFavouritesOnly } = view;

  const [toPairs] = useState(createTickerPairs);
  const all = useMemo(() => toPairs(pairIds, listing?.markets ?? noMarkets), [toPairs, pairIds, listing?.markets]);
  const quotes = useMemo(() => quotesOf(all), [all]);
  // Ignores an unknown currency of an old link, which would hide all pairs without an explanation.
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
  const { ordered: sorted, rest } = useLiveOrder({ pairs: found, sort, store });
  // A star leaves its row under the pointer. The next change of the view moves the row.
  const [leading = favourites, setLeading] = useState<ReadonlySet<string>>();
  const setView = (change: Some<TickerTableView>) => {
    setLeading(undefined);
    changeView(change);
  };
  const hasLeading = (sort === undefined || sort.column === "pair") && !isFavouritesOnly;
  const ordered = useMemo(() => (hasLeading ? putFirst(sorted, leading) : sorted), [sorted, hasLeading, leading]);

  return {
    state: toState(),
    store,
    view,
    setView,
    columns,
    favourites,
    areFavouritesFirst: hasLeading && leading.size > 0 && ordered.some(({ pairId }) => leading.has(pairId)),
    toggleFavourite: (pairId) => {
      setLeading(leading);
      toggleFavourite(pairId);
    },
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

/** The first click sorts, the second reverses the direction, the third restores the service's order. */
function nextSort(column: TickerColumn, sort: TickerTableView["sort"]): TickerTableView["sort"] {
  const first = tickerColumnTable[column].firstSort;
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return undefined;
  return { column, direction: first === "ascending" ? "descending" : "ascending" };
}

const noMarkets: readonly Market[] = [];
const noFavourites: ReadonlySet<string> = new Set();
/** Milliseconds after which a resting pointer counts as idle. */
const REST_UNDER_POINTER = 15_000;
/** Milliseconds. */
const REST_AFTER = 2000;

/** Writes ticker entries as CSV, with the service's exact values. */
export function writeTickerCsv(tickers: readonly Ticker[]): string {
  return writeCsv(fields, tickers);
}

const fields = [
  "pair_id",
  "last",
  "open",
  "high",
  "low",
  "price_change",
  "price_change_percent",
  "best_bid",
  "best_ask",
  "volume",
  "volume_quote",
  "timestamp",
] as const;

interface FilterTickerPairsParameters extends Pick<TickerTableView, "search" | "quote" | "isFavouritesOnly"> {
  readonly pairs: readonly TickerPair[];
  readonly favourites: ReadonlySet<string>;
}

/** Returns the pairs that match search and filters, in their original order. */
function filterTickerPairs(parameters: FilterTickerPairsParameters): readonly TickerPair[] {
  const { pairs, favourites, search, quote, isFavouritesOnly } = parameters;
  const terms = search === "" ? [] : plain(search).split(" ").filter(Boolean);
  if (terms.length === 0 && quote === undefined && !isFavouritesOnly) return pairs;
  return pairs.filter(
    (pair) =>
      (quote === undefined || pair.quote === quote) &&
      (!isFavouritesOnly || favourites.has(pair.pairId)) &&
      terms.every((term) => searchTextOf(pair).includes(term)),
  );
}

/** Moves the favourites to the front. Both parts keep their order. */
function putFirst(pairs: readonly TickerPair[], favourites: ReadonlySet<string>): readonly TickerPair[] {
  const first = pairs.filter(({ pairId }) => favourites.has(pairId));
  return first.length === 0 ? pairs : [...first, ...pairs.filter(({ pairId }) => !favourites.has(pairId))];
}

/** Cached, because each keystroke searches all pairs. */
const searchTextOf = memoize(
  ({ pairId, base, quote }: TickerPair) => plain(`${pairId} ${base ?? ""} ${quote ?? ""}`),
  new WeakMap(),
);

/** Makes "BTC-USD", "btc/usd" and "btc usd" equal. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
