import type { Order } from "@partner-kit/contract";
import { writeQuantity } from "../amount.ts";
import { QUANTITY_PLACES } from "./priceTrade.ts";
import type { StoredOrder } from "./tables.ts";

/** Converts an order to its wire format. */
export function writeOrder({
  id,
  quoteId,
  trade,
  status,
  filled,
  cancelled,
  createdAt,
  updatedAt,
}: StoredOrder): Order {
  return {
    order_id: id,
    quote_id: quoteId,
    pair_id: trade.pairId,
    side: trade.side,
    status,
    price: trade.price,
    amount: writeQuantity(trade.amount, QUANTITY_PLACES),
    filled_amount: writeQuantity(filled, QUANTITY_PLACES),
    cancelled_amount: writeQuantity(cancelled, QUANTITY_PLACES),
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
    // A field that the contract does not list either.
    ...(status === "under_review" && { review: { reason: "size" } }),
  };
}
