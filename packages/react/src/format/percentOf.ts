import { fractionDigits, isNumeric } from "./parseDecimal.ts";

/**
 * Returns a part of an amount in percent as a decimal with one digit after the point, for the length of a bar. Below 0.1 only
 * if the part is zero, and 100 only if it is the whole amount or more. `undefined` if one of them is missing or not a decimal.
 */
export function percentOf(part: string | undefined, amount: string | undefined): string | undefined {
  if (part === undefined || amount === undefined || !isNumeric(part) || !isNumeric(amount)) return undefined;
  const digits = Math.max(fractionDigits(part), fractionDigits(amount));
  const [share, whole] = [toUnits(part, digits), toUnits(amount, digits)];
  if (whole <= 0n || share < 0n) return undefined;
  if (share >= whole) return "100.0";
  const rounded = (share * 1000n) / whole;
  const tenths = rounded === 0n && share > 0n ? 1n : rounded;
  return `${tenths / 10n}.${tenths % 10n}`;
}

/** Converts a decimal to an integer number of its smallest units. */
function toUnits(value: string, digits: number): bigint {
  return BigInt(value.replace(".", "").replace("+", "") + "0".repeat(digits - fractionDigits(value)));
}
