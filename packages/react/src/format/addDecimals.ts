import { parseDecimal } from "./parseDecimal.ts";

/** Adds two decimal strings exactly. Returns `undefined` if one of them is not a decimal. */
export function addDecimals(a: string, b: string): string | undefined {
  const left = parseDecimal(a);
  const right = parseDecimal(b);
  if (!left || !right) return undefined;
  const scale = Math.max(left.fraction.length, right.fraction.length);
  const sum = [left, right].reduce((total, { negative, whole, fraction }) => {
    const units = BigInt(whole + fraction.padEnd(scale, "0"));
    return negative ? total - units : total + units;
  }, 0n);
  return writeUnits(sum, scale);
}

/** Subtracts `b` from `a` exactly. Returns `undefined` if one of them is not a decimal. */
export function subtractDecimals(a: string, b: string): string | undefined {
  return addDecimals(a, /^[+-]/.test(b) ? b.replace(/^[+-]/, (sign) => (sign === "-" ? "+" : "-")) : `-${b}`);
}

/** Writes a whole number of 10^-scale as a decimal string. */
export function writeUnits(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const point = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return units < 0n ? `-${text}` : text;
}
