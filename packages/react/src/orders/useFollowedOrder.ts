"use client";

import type { getOrder } from "@partner-kit/contract";
import { useKitContext } from "../provider/KitContext.ts";
import type { UseOperationQueryReturnType } from "../query/useOperationQuery.ts";
import { isOrderMoving, orderFill } from "./orderFill.ts";
import { useOrder } from "./orders.ts";

/**
 * Reads an order and follows it to its end: by events, and by reads at growing intervals for accounts whose proxy receives no
 * events. Nothing is read while `orderId` is `undefined`.
 */
export function useFollowedOrder(orderId: string | undefined): UseOperationQueryReturnType<typeof getOrder> {
  const { kit } = useKitContext();
  return useOrder({
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
}

/** Milliseconds. */
const SHORTEST = 2000;
/** Milliseconds. */
const LONGEST = 60_000;
const READS_PER_STEP = 5;
