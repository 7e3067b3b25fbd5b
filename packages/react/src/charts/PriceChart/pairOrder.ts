import { addDecimals } from "../../format/addDecimals.ts";

/** An order that changed at a time, according to the newest event about it. */
export interface PairOrder {
  readonly orderId: string;
  /** Sequence number of the event. */
  readonly seq: number;
  /** `order`: nothing is filled, or the side is not known. */
  readonly kind: "buy" | "sell" | "order";
  /** In the base currency, as a decimal string. `undefined` if nothing is filled. */
  readonly filled: string | undefined;
  /** Average price of what was filled, as a decimal string. `undefined` if the event doesn’t contain it. */
  readonly price: string | undefined;
  /** When the event occurred, in seconds since the epoch. */
  readonly time: number;
}

/** Adds the filled amounts of orders. `undefined` if one of them is not known. */
export function sumFilled(orders: readonly PairOrder[]): string | undefined {
  return orders.reduce<string | undefined>(
    (sum, { filled }) => (sum === undefined || filled === undefined ? undefined : addDecimals(sum, filled)),
    "0",
  );
}

/** Whether two lists have the same orders at the same events. */
export function areSameOrders(one: readonly PairOrder[], other: readonly PairOrder[]): boolean {
  return one.length === other.length && one.every(({ seq }, index) => seq === other[index]?.seq);
}
