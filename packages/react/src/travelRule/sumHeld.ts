import type { Transaction } from "@partner-kit/contract";
import { addDecimals } from "../format/addDecimals.ts";

/** Adds up held deposits by currency. Different currencies have no sum. */
export function sumHeld(deposits: readonly Transaction[]): ReadonlyMap<string, string> {
  const sums = new Map<string, string>();
  for (const { amount, currency } of deposits) {
    if (amount === undefined || currency === undefined) continue;
    const sum = addDecimals(sums.get(currency) ?? "0", amount);
    if (sum !== undefined) sums.set(currency, sum);
  }
  return sums;
}
