"use client";

import { getOrder, type Order, unknownFields } from "@partner-kit/contract";
import { type ReadState, useReadState } from "../live/useReadState.ts";
import { useMarkets } from "../markets/markets.ts";
import { findPair, type TickerPair } from "../markets/tickerPairs.ts";
import { type OrderFill, orderFill } from "./orderFill.ts";
import { useFollowedOrder } from "./useFollowedOrder.ts";

export interface UseOrderDetailParameters {
  /** Nothing is read while it is `undefined`. */
  readonly orderId: string | undefined;
}

export type OrderDetailState = ReadState<{
  readonly order: Order;
  readonly fill: OrderFill;
  /** The pair with its currencies, if the order names one. */
  readonly pair: TickerPair | undefined;
  /** The fields that the kit does not know, unchanged. */
  readonly otherFields: Readonly<Record<string, unknown>>;
}>;

export interface UseOrderDetailReturnType {
  readonly state: OrderDetailState;
  readonly refresh: () => void;
}

/** One order, followed to its end. (Service document: Operations whose shapes are incomplete.) */
export function useOrderDetail({ orderId }: UseOrderDetailParameters): UseOrderDetailReturnType {
  const read = useFollowedOrder(orderId);
  const pairId = read.data?.pair_id;
  const { data: listing } = useMarkets({ query: { enabled: pairId !== undefined } });
  const state = useReadState(read, (order) => ({
    order,
    fill: orderFill(order),
    pair: pairId === undefined ? undefined : findPair(pairId, listing?.markets),
    otherFields: unknownFields(order, getOrder),
  }));
  return { state, refresh: () => void read.refetch() };
}
