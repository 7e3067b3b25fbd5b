"use client";

import { getOrder } from "@partner-kit/contract";
import type { ChangeEvent, KeyboardEvent } from "react";
import { startsBefore } from "../format/dateRange.ts";
import { writeCsv } from "../format/writeCsv.ts";
import type { ListState } from "../live/useReadState.ts";
import { type DateFieldProps, useDateFilter } from "../locale/useDateFilter.ts";
import { useMarkets } from "../markets/markets.ts";
import { findPair, pairName, type TickerPair } from "../markets/tickerPairs.ts";
import { useControllable, useView } from "../provider/useView.ts";
import type { Some } from "../provider/withDefaults.ts";
import { useEventFeed } from "../receivedEvents/useEventFeed.ts";
import { isLastingRefusal, PermissionError } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { defaultOrderListView, filterOrders, type OrderListView, statusKeyOf } from "./OrderListView.ts";
import { listSeenOrders, type SeenOrder } from "./seenOrders.ts";

export interface UseOrderListParameters {
  /** The controlled view, for example from the URL. Missing fields have their default. */
  readonly view?: Some<OrderListView> | undefined;
  /** The initial view. Default: all orders. */
  readonly defaultView?: Some<OrderListView> | undefined;
  readonly onViewChange?: ((view: OrderListView) => void) | undefined;
  /** ID of the open order, if the host controls it. `null` for none. */
  readonly selectedId?: string | null | undefined;
  readonly onSelectedIdChange?: ((orderId: string | null) => void) | undefined;
}

export type OrderListState = ListState<{
  /** The orders that match the view. The order with the newest event comes first. */
  readonly orders: readonly SeenOrder[];
  /** Number of orders before filters and search. */
  readonly total: number;
  /** When the oldest event that was read occurred, if the proxy stores older ones. */
  readonly loadedSince: string | undefined;
  /** Whether the chosen dates begin before `loadedSince`, so that orders of these dates may be missing. */
  readonly lacksDates: boolean;
}>;

export interface UseOrderListReturnType {
  readonly state: OrderListState;
  /** Whether the user may read orders. If not, opening one by its ID fails too. */
  readonly canOpen: boolean;
  /** Number of events that the list was read from, at most. */
  readonly searchedEvents: number;
  readonly view: OrderListView;
  /** Changes the view. Missing fields stay; `undefined` resets a field. */
  readonly setView: (change: Some<OrderListView>) => void;
  readonly clearView: () => void;
  /** IDs of the pairs for the market filter: those of the list, and the chosen one. */
  readonly pairs: readonly string[];
  /** Name of a pair, such as "BTC/USD". The ID, if the pair is not known. */
  readonly pairNameOf: (pairId: string) => string;
  /** Values of the status filter: those of the list, and the chosen one. */
  readonly statuses: readonly string[];
  /** Can be the ID of an order that is not in the list. */
  readonly selectedId: string | null;
  readonly select: (orderId: string | null) => void;
  /** The pair of an order with its currencies, if the order names one. */
  readonly pairOf: (order: SeenOrder) => TickerPair | undefined;
  /** Returns the matching orders as CSV, with the exact values of their newest events. */
  readonly toCsv: () => string;
  readonly refresh: () => void;
  /** The whole order ID in the search, if no shown order matches it. Open it, because the list does not have all orders. */
  readonly unlistedId: string | undefined;
  /** The search. Enter opens a whole order ID, by default with `select`. */
  readonly getSearchProps: (open?: (orderId: string) => void) => {
    readonly type: "search";
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  /** The button that opens `unlistedId`, by default with `select`. */
  readonly getOpenButtonProps: (open?: (orderId: string) => void) => {
    readonly type: "button";
    readonly onClick: () => void;
  };
  /** The inputs for the first and the last day of a custom period. */
  readonly getDateFieldProps: (field: "from" | "to") => DateFieldProps;
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
}

/**
 * State and actions of a list of the orders in the latest events that the proxy received, because the service does not show a
 * list of orders. The search opens any other order by its ID. (Service document: Operations whose shapes are incomplete.)
 */
export function useOrderList(parameters: UseOrderListParameters = {}): UseOrderListReturnType {
  const feed = useEventFeed({ pageSize: SEARCHED });
  const permission = useSession().can("getOrder");
  const { data: listing } = useMarkets();
  const [view, setView] = useView(defaultOrderListView, parameters);
  const [selectedId, select] = useControllable<string | null>({
    value: parameters.selectedId,
    defaultValue: null,
    onChange: parameters.onSelectedIdChange,
  });
  const { range, isPending, getDateFieldProps } = useDateFilter({ view, setView });
  const all = feed.state.status === "ready" ? listSeenOrders(feed.state.events) : [];
  const pairOf = ({ order }: SeenOrder) =>
    order?.pair_id === undefined ? undefined : findPair(order.pair_id, listing?.markets);
  const pairNameOf = (pairId: string) => pairName(findPair(pairId, listing?.markets));
  const shown = filterOrders({
    orders: all,
    view,
    dates: range,
    pairNameOf: ({ order }) => order?.pair_id && pairNameOf(order.pair_id),
  });

  const canOpen = !isLastingRefusal(permission);
  const searchedId = canOpen ? readOrderId(view.search) : undefined;
  const unlistedId = shown.length === 0 && feed.state.status !== "loading" ? searchedId : undefined;

  return {
    state: toState(),
    canOpen,
    searchedEvents: SEARCHED,
    view,
    setView,
    clearView: () => setView(cleared),
    pairs: listValues([...all.map(({ order }) => order?.pair_id), view.pair]),
    pairNameOf,
    statuses: listValues([...all.map(statusKeyOf), view.status]),
    selectedId,
    select,
    pairOf,
    toCsv: () => writeCsv(csvFields, shown.map(toCsvRow)),
    refresh: feed.refresh,
    unlistedId,
    getSearchProps: (open = select) => ({
      type: "search",
      value: view.search,
      onChange: (event) => setView({ search: event.target.value }),
      onKeyDown: ({ key }) => {
        if (key === "Enter" && searchedId !== undefined) open(searchedId);
      },
    }),
    getOpenButtonProps: (open = select) => ({
      type: "button",
      onClick: () => {
        if (unlistedId !== undefined) open(unlistedId);
      },
    }),
    getDateFieldProps,
    getRefreshButtonProps: () => ({ type: "button", onClick: feed.refresh }),
  };

  function toState(): OrderListState {
    if (!permission.allowed && isLastingRefusal(permission)) {
      const error = new PermissionError({ operation: getOrder.name, ...permission });
      return { status: "error", error, isRetrying: false };
    }
    const { state } = feed;
    if (state.status !== "ready") return state;
    if (all.length === 0) return { status: "empty" };
    if (isPending) return { status: "loading" };
    const { freshness, receivedAt, isRefreshing, older } = state;
    const loadedSince = older === "none" ? undefined : state.events.at(-1)?.occurred_at;
    const lacksDates = range !== undefined && loadedSince !== undefined && startsBefore(range, loadedSince);
    const read = { freshness, receivedAt, isRefreshing };
    return { status: "ready", ...read, orders: shown, total: all.length, loadedSince, lacksDates };
  }
}

const SEARCHED = 500;

const cleared = {
  side: undefined,
  pair: undefined,
  status: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  search: undefined,
};

/** The order ID that a search consists of. A part of one only filters. */
function readOrderId(search: string): string | undefined {
  const { data } = getOrder.input.safeParse({ order_id: search.trim().toLowerCase() });
  return data?.order_id;
}

/** A chosen filter stays visible, even if no order has it any more. */
function listValues(values: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== undefined).toSorted();
}

const csvFields = [
  "order_id",
  "quote_id",
  "pair_id",
  "side",
  "status",
  "price",
  "average_price",
  "amount",
  "filled_amount",
  "cancelled_amount",
  "created_at",
  "updated_at",
  "event",
  "occurred_at",
] as const;

function toCsvRow({ orderId, order, fill, event }: SeenOrder) {
  // The status of an older event is not the latest one.
  const status = fill && order?.status;
  return { ...order, order_id: orderId, status, event: event.type, occurred_at: event.occurred_at };
}
