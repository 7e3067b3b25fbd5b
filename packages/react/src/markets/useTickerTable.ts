"use client";

import type { Market, Ticker } from "@partner-kit/contract";
import { type ChangeEvent, useMemo, useState } from "react";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useControllable } from "../provider/useControllable.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { arrangeTickerRows } from "./arrangeTickerRows.ts";
import { defaultTickerTableView, type TickerColumn, type TickerTableView } from "./TickerTableView.ts";
import { createTickerRows, type TickerRow } from "./tickerRows.ts";
import { useMarkets } from "./useMarkets.ts";
import { type UseTickerParameters, useTicker } from "./useTicker.ts";

export interface UseTickerTableParameters {
  /** What is shown, where the host holds it (in a URL, say). */
  readonly view?: TickerTableView | undefined;
  /** What is shown at first, where the table holds it. Default: everything, in the service's order. */
  readonly defaultView?: Partial<TickerTableView> | undefined;
  readonly onViewChange?: ((view: TickerTableView) => void) | undefined;
  /** TanStack's options of the ticker. */
  readonly query?: Omit<NonNullable<UseTickerParameters["query"]>, "select"> | undefined;
}

export type TickerTableState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | { readonly status: "empty" }
  | {
      readonly status: "ready";
      /** What matches the search, in order. */
      readonly rows: readonly TickerRow[];
      /** How many there are without the search. */
      readonly total: number;
      readonly freshness: Freshness;
      /** When the figures came, by `Date.now`. */
      readonly receivedAt: number;
    };

export interface UseTickerTableReturnType {
  readonly state: TickerTableState;
  readonly view: TickerTableView;
  readonly setView: (change: Partial<TickerTableView>) => void;
  readonly retry: () => void;
  readonly getHeaderProps: (column: TickerColumn) => {
    readonly scope: "col";
    readonly "aria-sort": "ascending" | "descending" | undefined;
  };
  readonly getSortButtonProps: (column: TickerColumn) => { readonly type: "button"; readonly onClick: () => void };
  readonly getSearchProps: () => {
    readonly type: "search";
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** Everything a table of markets does, without an element of its own. */
export function useTickerTable(parameters: UseTickerTableParameters = {}): UseTickerTableReturnType {
  const { query } = parameters;
  const ticker = useTicker({ query });
  const markets = useMarkets();
  const error = useSettledError(ticker);
  const receivedAt = ticker.dataUpdatedAt;
  const freshness = useFreshness({ error, receivedAt, isStreamed: true });
  const [view, setWholeView] = useControllable<TickerTableView>({
    value: parameters.view,
    defaultValue: { ...defaultTickerTableView, ...parameters.defaultView },
    onChange: parameters.onViewChange,
  });
  const setView = (change: Partial<TickerTableView>) => setWholeView({ ...view, ...change });

  const [toRows] = useState(createTickerRows);
  const tickers = ticker.data?.tickers ?? noTickers;
  const allRows = useMemo(
    () => toRows(tickers, markets.data?.markets ?? noMarkets),
    [toRows, tickers, markets.data?.markets],
  );
  const rows = useMemo(() => arrangeTickerRows(allRows, view), [allRows, view]);

  return {
    state: toState(),
    view,
    setView,
    retry: () => void ticker.refetch(),
    getHeaderProps: (column) => ({
      scope: "col",
      "aria-sort": view.sort?.column === column ? view.sort.direction : undefined,
    }),
    getSortButtonProps: (column) => ({
      type: "button",
      onClick: () => setView({ sort: nextSort(column, view.sort) }),
    }),
    getSearchProps: () => ({
      type: "search",
      value: view.search,
      onChange: (event) => setView({ search: event.target.value }),
    }),
  };

  function toState(): TickerTableState {
    if (!ticker.data) {
      return error ? { status: "error", error, isRetrying: ticker.isFetching } : { status: "loading" };
    }
    if (allRows.length === 0) return { status: "empty" };
    return { status: "ready", rows, total: allRows.length, freshness, receivedAt };
  }
}

/** Names start at A, figures at the largest; the second click turns it round, the third gives the service's order back. */
function nextSort(column: TickerColumn, sort: TickerTableView["sort"]): TickerTableView["sort"] {
  const first = column === "pair" ? "ascending" : "descending";
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return undefined;
  return { column, direction: first === "ascending" ? "descending" : "ascending" };
}

const noTickers: readonly Ticker[] = [];
const noMarkets: readonly Market[] = [];
