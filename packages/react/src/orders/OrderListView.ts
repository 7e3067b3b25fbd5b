import { createTextSearch } from "../format/createTextSearch.ts";
import { type DateRange, type DateView, isInRange } from "../format/dateRange.ts";
import type { SeenOrder } from "./seenOrders.ts";

/**
 * The view of an order list, as plain values that fit into a URL. `undefined` filters nothing. Dates are those of an order's
 * newest event.
 */
export interface OrderListView extends DateView {
  readonly side: "buy" | "sell" | undefined;
  /** ID of a trading pair, such as `BTC-USD`. Default: all markets. */
  readonly pair?: string | undefined;
  /** An {@link OrderFill}, or a status of the service that the kit does not know. */
  readonly status: string | undefined;
  /** Searched in IDs, pair, amount and price. */
  readonly search: string;
}

export const defaultOrderListView: OrderListView = {
  side: undefined,
  pair: undefined,
  status: undefined,
  search: "",
};

interface FilterOrdersParameters {
  readonly orders: readonly SeenOrder[];
  readonly view: OrderListView;
  /** The range of the view's dates. Default: all dates. */
  readonly dates: DateRange | undefined;
  readonly pairNameOf: (order: SeenOrder) => string | undefined;
}

/** Returns the orders that match a view, in the given order. */
export function filterOrders({ orders, view, dates, pairNameOf }: FilterOrdersParameters): readonly SeenOrder[] {
  const { side, pair, status, search } = view;
  const matches = search.trim() === "" ? undefined : createTextSearch(search);
  return orders.filter((seen) => {
    const { orderId, order, event } = seen;
    if (side !== undefined && order?.side !== side) return false;
    if (pair !== undefined && order?.pair_id !== pair) return false;
    if (status !== undefined && statusKeyOf(seen) !== status) return false;
    if (dates && !isInRange(event.occurred_at, dates)) return false;
    const { quote_id: quoteId, pair_id: pairId, amount, price } = order ?? {};
    return matches?.([orderId, quoteId, pairId, pairNameOf(seen), amount, price].filter(Boolean).join(" ")) ?? true;
  });
}

/** The value of the status filter that an order matches. `undefined` if its status is not known. */
export function statusKeyOf({ fill, order }: SeenOrder): string | undefined {
  return fill === "unknown" ? order?.status : fill;
}
