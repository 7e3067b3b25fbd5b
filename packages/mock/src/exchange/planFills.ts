import { parseUnits } from "../amount.ts";
import type { Random } from "../random.ts";
import { QUANTITY_PLACES, STABLECOIN_STEP } from "./priceTrade.ts";
import type { Trade } from "./tables.ts";

export interface PlanFillsParameters {
  readonly trade: Trade;
  /** 24-hour volume of the pair in the base currency, as a decimal. */
  readonly volume: string;
  readonly random: Random;
}

/**
 * Plans the fills of an order: the filled quantity after each step. The order book fills at most 1/500 of the daily
 * volume.
 */
export function planFills({ trade, volume, random }: PlanFillsParameters): bigint[] {
  const { amount } = trade;
  const digits = digitsOf(amount);
  if (digits === ordersByDigits.cancelled) return [];
  const depth = (parseUnits(volume, QUANTITY_PLACES) ?? amount) / BOOK_DEPTH;
  const target = digits === ordersByDigits.partlyFilled ? amount / 2n : min(amount, depth);
  const count = random.integer(1, FILLS_MAX);
  const parts = Array.from({ length: count - 1 }, () => random.integer(150, 850)).toSorted((one, other) => one - other);
  const steps = [
    ...parts.map((part) => wholeSteps((target * BigInt(part)) / 1000n)),
    target === amount ? amount : wholeSteps(target),
  ];
  return steps.filter((step, index) => step > (steps[index - 1] ?? 0n));
}

/** Daily volume divided by the depth of the order book. */
export const BOOK_DEPTH = 500n;
/** Maximum number of fills of an order. */
export const FILLS_MAX = 3;

/** Digits of order amounts with a fixed outcome, at any position of the decimal point. */
export const ordersByDigits = { partlyFilled: "206", rejected: "404", underReview: "451", cancelled: "499" } as const;

/** Digits of order amounts whose quote has a fixed outcome. */
export const quotesByDigits = { expired: "419", lost: "504" } as const;

/** Returns the digits of an amount without the zeros at its end. */
export function digitsOf(amount: bigint): string {
  return amount.toString().replace(/0+$/, "");
}

/** Makes each fill of a stablecoin a whole number of balance units. */
function wholeSteps(quantity: bigint): bigint {
  return quantity - (quantity % STABLECOIN_STEP);
}

function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
