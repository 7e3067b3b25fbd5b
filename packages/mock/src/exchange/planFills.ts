import { parseUnits } from "../amount.ts";
import type { Random } from "../random.ts";
import { QUANTITY_PLACES, STABLECOIN_STEP } from "./priceTrade.ts";
import type { Trade } from "./tables.ts";

export interface PlanFillsParameters {
  readonly trade: Trade;
  /** What is traded of the pair in 24 hours, in the base currency: a decimal. */
  readonly volume: string;
  readonly random: Random;
}

/**
 * Decides how an order will be filled: how much will have been after each step. The book takes a five-hundredth of a
 * day's volume; what is beyond it is not filled.
 */
export function planFills({ trade, volume, random }: PlanFillsParameters): bigint[] {
  const { amount } = trade;
  const digits = amount.toString().replace(/0+$/, "");
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

/** Which part of a day's volume the book takes: one in so many. */
export const BOOK_DEPTH = 500n;
/** In how many steps an order fills at most. */
export const FILLS_MAX = 3;

/** Orders of an amount with these digits, wherever the point stands, take a way of their own. */
export const ordersByDigits = { partlyFilled: "206", rejected: "404", cancelled: "499" } as const;

/** So that a stablecoin's fill is a whole number of units of its balance. */
function wholeSteps(quantity: bigint): bigint {
  return quantity - (quantity % STABLECOIN_STEP);
}

function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
