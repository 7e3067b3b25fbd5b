import type { Order } from "@partner-kit/contract";
import { divideDecimals, multiplyDecimals } from "../format/multiplyDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";

/**
 * Returns what the fills of an order cost or brought so far, in the quote currency, cut off after two digits: at their average
 * price, or else at that of the order. It is approximate, because the service can round prices. `undefined` without a fill or a
 * price.
 */
export function orderCost({
  filled_amount: filled,
  average_price: average,
  price: agreed,
}: Partial<Order> = {}): string | undefined {
  const price = average ?? agreed;
  if (price === undefined || filled === undefined || signOf(filled) !== "positive") return undefined;
  const cost = multiplyDecimals(filled, price);
  return cost === undefined ? undefined : divideDecimals({ dividend: cost, divisor: "1", digits: CENTS });
}

/** Digits after the point of the quote currencies, naira and dollars. */
const CENTS = 2;
