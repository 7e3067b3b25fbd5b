import type { Order } from "@partner-kit/contract";
import { signOf } from "../format/parseDecimal.ts";

/** The progress of an order, according to its fields (assumed). */
export type OrderFill =
  | "waiting"
  /** A part is filled, and more may follow. */
  | "filling"
  | "filled"
  /** A part was filled and the rest cancelled. */
  | "partly_filled"
  /** Nothing was filled, and the order was cancelled. */
  | "cancelled"
  | "rejected"
  /** An unknown status, to be shown unchanged. */
  | "unknown";

/**
 * Derives the progress of an order. Fills may be partial, and the unfilled part is cancelled. (Service document: States and
 * transitions.)
 */
export function orderFill({ status, filled_amount = "0", cancelled_amount = "0" }: Order): OrderFill {
  const isPartlyFilled = signOf(filled_amount) === "positive";
  switch (status) {
    case "accepted":
      return "waiting";
    case "partially_filled":
      return signOf(cancelled_amount) === "positive" ? "partly_filled" : "filling";
    case "cancelled":
      return isPartlyFilled ? "partly_filled" : "cancelled";
    case "filled":
      return "filled";
    case "rejected":
      return "rejected";
    default:
      return "unknown";
  }
}

/** Whether the order can still change. */
export function isOrderMoving(fill: OrderFill): boolean {
  return fill === "waiting" || fill === "filling";
}
