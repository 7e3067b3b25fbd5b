import { toUnits, writeUnits } from "./decimalUnits.ts";

/** Multiplies two decimal strings exactly. Returns `undefined` if one of them is not a decimal. */
export function multiplyDecimals(a: string, b: string): string | undefined {
  const [left, right] = [toUnits(a), toUnits(b)];
  if (!left || !right) return undefined;
  return trim(writeUnits(left.units * right.units, left.scale + right.scale));
}

export interface DivideDecimalsParameters {
  readonly dividend: string;
  readonly divisor: string;
  /** Digits after the point of the result. The rest is cut off. */
  readonly digits: number;
}

/** Divides two decimal strings. Returns `undefined` if one of them is not a decimal, or if the divisor is zero. */
export function divideDecimals({ dividend, divisor, digits }: DivideDecimalsParameters): string | undefined {
  const [left, right] = [toUnits(dividend), toUnits(divisor)];
  if (!left || !right || right.units === 0n) return undefined;
  const shifted = (left.units * 10n ** BigInt(digits + right.scale)) / (right.units * 10n ** BigInt(left.scale));
  return trim(writeUnits(shifted, digits));
}

function trim(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
