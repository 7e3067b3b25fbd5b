import type { Order } from "@partner-kit/contract";
import { divideDecimals, multiplyDecimals } from "../format/multiplyDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";

/**
 * Returns what the fills of an order cost or brought so far, in the quote currency, cut off after two digits. It is approximate,
 * because the service can round the average price. `undefined` without a fill or an average price.
 */
export function orderCost({ filled_amount: filled, average_price: price }: Partial<Order> = {}): string | undefined {
  if (price === undefined || filled === undefined || signOf(filled) !== "positive") return undefined;
  const cost = multiplyDecimals(filled, price);
  return cost === undefined ? undefined : divideDecimals({ dividend: cost, divisor: "1", digits: CENTS });
}

/** Digits after the point of the quote currencies, naira and dollars. */
const CENTS = 2;
