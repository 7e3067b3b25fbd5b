"use client";

import { getOrder } from "@partner-kit/contract";
import { type ChangeEvent, type SyntheticEvent, useState } from "react";
import { writeCsv } from "../format/writeCsv.ts";
import type { ListState } from "../live/useReadState.ts";
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
  readonly getSearchProps: () => TextFieldProps & { readonly type: "search" };
  readonly getRefreshButtonProps: () => { readonly type: "button"; readonly onClick: () => void };
  /** The field for the ID of an order that may not be in the list. */
  readonly getIdFieldProps: () => TextFieldProps;
  /** Whether the submitted text is not an order ID. */
  readonly isIdInvalid: boolean;
  /** The form around the field. Opens the order, by default with `select`. */
  readonly getIdFormProps: (open?: (orderId: string) => void) => {
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent) => void;
  };
}

interface TextFieldProps {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * State and actions of a list of the orders in the latest events that the proxy received, because the service does not show a
 * list of orders. Other orders can be opened by ID. (Service document: Operations whose shapes are incomplete.)
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
  const [idText, setIdText] = useState("");
  const [isIdInvalid, setIdInvalid] = useState(false);
  const all = feed.state.status === "ready" ? listSeenOrders(feed.state.events) : [];
  const pairOf = ({ order }: SeenOrder) =>
    order?.pair_id === undefined ? undefined : findPair(order.pair_id, listing?.markets);
  const shown = filterOrders({
    orders: all,
    view,
    pairNameOf: (seen) => {
      const pair = pairOf(seen);
      return pair && pairName(pair);
    },
  });

  return {
    state: toState(),
    canOpen: !isLastingRefusal(permission),
    searchedEvents: SEARCHED,
    view,
    setView,
    clearView: () => setView({ side: undefined, status: undefined, search: undefined }),
    statuses: listStatuses(all, view.status),
    selectedId,
    select,
    pairOf,
    toCsv: () => writeCsv(csvFields, shown.map(toCsvRow)),
    refresh: feed.refresh,
    getSearchProps: () => ({
      type: "search",
      value: view.search,
      onChange: (event) => setView({ search: event.target.value }),
    }),
    getRefreshButtonProps: () => ({ type: "button", onClick: feed.refresh }),
    getIdFieldProps: () => ({
      value: idText,
      onChange: (event) => {
        setIdText(event.target.value);
        setIdInvalid(false);
      },
    }),
    isIdInvalid,
    getIdFormProps: (open = select) => ({
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        const orderId = idText.trim();
        const isValid = getOrder.input.safeParse({ order_id: orderId }).success;
        setIdInvalid(!isValid);
        if (!isValid) return;
        setIdText("");
        open(orderId);
      },
    }),
  };

  function toState(): OrderListState {
    if (!permission.allowed && isLastingRefusal(permission)) {
      const error = new PermissionError({ operation: getOrder.name, ...permission });
      return { status: "error", error, isRetrying: false };
    }
    const { state } = feed;
    if (state.status !== "ready") return state;
    if (all.length === 0) return { status: "empty" };
    const { freshness, receivedAt, isRefreshing } = state;
    return { status: "ready", freshness, receivedAt, isRefreshing, orders: shown, total: all.length };
  }
}

const SEARCHED = 500;

/** A chosen filter stays visible, even if no order has it any more. */
function listStatuses(orders: readonly SeenOrder[], chosen: string | undefined): readonly string[] {
  return [...new Set([...orders.map(statusKeyOf), chosen])].filter((status) => status !== undefined).toSorted();
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
