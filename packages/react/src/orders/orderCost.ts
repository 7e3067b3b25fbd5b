import type { Order } from "@partner-kit/contract";
import { multiplyDecimals, roundDecimal } from "../format/multiplyDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";

/**
 * Returns what the fills of an order cost or brought so far, in the quote currency, rounded to two digits: at their average
 * price, or else at that of the order. It is approximate, because the service can round prices. `undefined` without a fill or a
 * price.
 */
export function orderCost(order: Partial<Order> = {}): string | undefined {
  const { filled_amount: filled } = order;
  const price = orderPrice(order);
  if (price === undefined || filled === undefined || signOf(filled) !== "positive") return undefined;
  const cost = multiplyDecimals(filled, price);
  return cost === undefined ? undefined : roundDecimal({ value: cost, digits: CENTS });
}

/** Returns the average price of an order's fills, or else the price of the order. Both are the service's own. */
export function orderPrice({ average_price: average, price }: Partial<Order>): string | undefined {
  return average ?? price;
}

/** Digits after the point of the quote currencies, naira and dollars. */
const CENTS = 2;
