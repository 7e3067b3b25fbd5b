import { parseDecimal } from "./parseDecimal.ts";

/** A decimal as a whole number: `1.25` is 125 units of scale 2. */
export interface DecimalUnits {
  readonly units: bigint;
  /** Digits after the point. */
  readonly scale: number;
}

/** Converts a decimal string exactly. Returns `undefined` if it is not one. */
export function toUnits(text: string): DecimalUnits | undefined {
  const parsed = parseDecimal(text);
  if (!parsed) return undefined;
  const { negative, whole, fraction } = parsed;
  const size = BigInt(whole + fraction);
  return { units: negative ? -size : size, scale: fraction.length };
}

/** The units of a decimal at a larger scale. */
export function unitsAt({ units, scale }: DecimalUnits, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}

/** Writes units as a decimal string with as many digits after the point as the scale. */
export function writeUnits(units: bigint, scale: number): string {
  const digits = sizeOf(units)
    .toString()
    .padStart(scale + 1, "0");
  const point = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return units < 0n ? `-${text}` : text;
}

/** Divides whole numbers and rounds to the nearest, halves away from zero. */
export function divideUnits(dividend: bigint, divisor: bigint): bigint {
  const [part, whole] = [sizeOf(dividend), sizeOf(divisor)];
  const rounded = (2n * part + whole) / (2n * whole);
  return dividend < 0n === divisor < 0n ? rounded : -rounded;
}

function sizeOf(units: bigint): bigint {
  return units < 0n ? -units : units;
}
