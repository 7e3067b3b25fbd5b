"use client";

import type { Order } from "@partner-kit/contract";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { type OrderFill, orderFill } from "./orderFill.ts";
import { useFollowedOrder } from "./useFollowedOrder.ts";

export interface UseOrderOutcomeParameters {
  /** Nothing is read while it is `undefined`. */
  readonly orderId: string | undefined;
}

export type OrderOutcome =
  | { readonly status: "loading" }
  /** The order exists, but it could not be read. */
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | { readonly status: "ready"; readonly order: Order; readonly fill: OrderFill };

export interface UseOrderOutcomeReturnType {
  readonly outcome: OrderOutcome;
  readonly retry: () => void;
}

/**
 * Follows an order to its end: by events, and by reads at growing intervals for accounts whose proxy receives no events.
 */
export function useOrderOutcome({ orderId }: UseOrderOutcomeParameters): UseOrderOutcomeReturnType {
  const order = useFollowedOrder(orderId);
  const error = useSettledError(order);
  return { outcome: toOutcome(), retry: () => void order.refetch() };

  function toOutcome(): OrderOutcome {
    const { data, isFetching } = order;
    if (data) return { status: "ready", order: data, fill: orderFill(data) };
    return error ? { status: "error", error, isRetrying: isFetching } : { status: "loading" };
  }
}
