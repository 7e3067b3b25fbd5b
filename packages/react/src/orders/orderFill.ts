import type { Order } from "@partner-kit/contract";
import { signOf } from "../format/parseDecimal.ts";

/** What has become of an order, as far as its fields tell (assumed). */
export type OrderFill =
  /** Nothing is filled yet. */
  | "waiting"
  /** A part is filled, and more may come. */
  | "filling"
  | "filled"
  /** A part was filled and the rest cancelled. */
  | "partly_filled"
  /** Nothing was filled, and all of it cancelled. */
  | "cancelled"
  | "rejected"
  /** A status that the kit does not know, to be shown raw. */
  | "unknown";

/** Reads what has become of an order. Fills may be partial, and what is not filled is cancelled. (Service document: States and transitions.) */
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

/** Whether more is to come. */
export function isOrderMoving(fill: OrderFill): boolean {
  return fill === "waiting" || fill === "filling";
}
