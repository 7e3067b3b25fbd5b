import { divideUnits, toUnits, writeUnits } from "./decimalUnits.ts";

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

export interface RoundDecimalParameters {
  readonly value: string;
  /** Digits after the point of the result, at most. */
  readonly digits: number;
}

/** Rounds a decimal string to the nearest, halves away from zero. Returns `undefined` if it is not a decimal. */
export function roundDecimal({ value, digits }: RoundDecimalParameters): string | undefined {
  const parsed = toUnits(value);
  if (!parsed) return undefined;
  const { units, scale } = parsed;
  if (scale <= digits) return trim(writeUnits(units, scale));
  return trim(writeUnits(divideUnits(units, 10n ** BigInt(scale - digits)), digits));
}

function trim(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
