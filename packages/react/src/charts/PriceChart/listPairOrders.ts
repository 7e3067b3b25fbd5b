import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { listSeenOrders } from "../../orders/seenOrders.ts";
import type { PairOrder } from "./pairOrder.ts";

/** Lists the orders of a pair by the time of their newest event, oldest first. Rejected ones are left out. */
export function listPairOrders(events: readonly ReceivedEvent[], pairId: string): readonly PairOrder[] {
  const orders = listSeenOrders(events).flatMap(({ orderId, order, fill, event }): readonly PairOrder[] => {
    const milliseconds = parseTimestamp(event.occurred_at);
    if (order?.pair_id !== pairId || milliseconds === undefined || fill === "rejected") return [];
    const { side, filled_amount: filled, average_price: price } = order;
    const isFilled = fill === "filled" || fill === "filling" || fill === "partly_filled";
    return [
      {
        orderId,
        seq: event.seq,
        kind: isFilled ? kindOf(side) : "order",
        filled: isFilled ? filled : undefined,
        price: isFilled ? price : undefined,
        time: milliseconds / 1000,
      },
    ];
  });
  return orders.toSorted((one, other) => one.time - other.time);
}

function kindOf(side: string | undefined): PairOrder["kind"] {
  return side === "buy" || side === "sell" ? side : "order";
}
