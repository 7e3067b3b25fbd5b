import { divideUnits, toUnits, writeUnits } from "./decimalUnits.ts";

export interface ToPercentParameters {
  readonly part: string;
  readonly whole: string;
  /** Digits after the point of the result. The rest is rounded. */
  readonly digits: number;
}

/**
 * Returns how many percent of an amount another one is, as a decimal string. `undefined` if one of them is not a decimal, or if
 * the whole is zero.
 */
export function toPercent({ part, whole, digits }: ToPercentParameters): string | undefined {
  const [share, amount] = [toUnits(part), toUnits(whole)];
  if (!share || !amount || amount.units === 0n) return undefined;
  const dividend = share.units * 10n ** BigInt(2 + digits + amount.scale);
  return writeUnits(divideUnits(dividend, amount.units * 10n ** BigInt(share.scale)), digits);
}
