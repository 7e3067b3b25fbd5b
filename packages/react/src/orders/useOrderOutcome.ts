"use client";

import type { Order } from "@partner-kit/contract";
import { useKitContext } from "../provider/KitContext.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { isOrderMoving, type OrderFill, orderFill } from "./orderFill.ts";
import { useOrder } from "./orders.ts";

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
  const { kit } = useKitContext();
  const order = useOrder({
    order_id: orderId,
    query: {
      refetchInterval: (query) => {
        const { data, dataUpdateCount } = query.state;
        const recovery = kit.retryPolicy.refetchInterval(query);
        if (recovery !== false || !data || !isOrderMoving(orderFill(data))) return recovery;
        return Math.min(LONGEST, SHORTEST * 2 ** Math.floor(dataUpdateCount / READS_PER_STEP));
      },
    },
  });
  const error = useSettledError(order);
  return { outcome: toOutcome(), retry: () => void order.refetch() };

  function toOutcome(): OrderOutcome {
    const { data, isFetching } = order;
    if (data) return { status: "ready", order: data, fill: orderFill(data) };
    return error ? { status: "error", error, isRetrying: isFetching } : { status: "loading" };
  }
}

/** Milliseconds. */
const SHORTEST = 2000;
/** Milliseconds. */
const LONGEST = 60_000;
const READS_PER_STEP = 5;
