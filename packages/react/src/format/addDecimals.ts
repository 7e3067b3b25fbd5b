import { divideUnits, toUnits, unitsAt, writeUnits } from "./decimalUnits.ts";

/** Adds two decimal strings exactly. Returns `undefined` if one of them is not a decimal. */
export function addDecimals(a: string, b: string): string | undefined {
  const [left, right] = [toUnits(a), toUnits(b)];
  if (!left || !right) return undefined;
  const scale = Math.max(left.scale, right.scale);
  return writeUnits(unitsAt(left, scale) + unitsAt(right, scale), scale);
}

/** Subtracts `b` from `a` exactly. Returns `undefined` if one of them is not a decimal. */
export function subtractDecimals(a: string, b: string): string | undefined {
  return addDecimals(a, /^[+-]/.test(b) ? b.replace(/^[+-]/, (sign) => (sign === "-" ? "+" : "-")) : `-${b}`);
}

/**
 * The arithmetic mean of decimal strings, rounded to the digits after the point, which no value may exceed. Leaves out
 * anything that is not a decimal. Returns `undefined` without values.
 */
export function averageDecimals(values: readonly (string | null)[], digits: number): string | undefined {
  const [count, sum] = values.reduce<[bigint, bigint]>(
    ([counted, total], value) => {
      const parsed = value === null ? undefined : toUnits(value);
      return parsed ? [counted + 1n, total + unitsAt(parsed, digits)] : [counted, total];
    },
    [0n, 0n],
  );
  return count === 0n ? undefined : writeUnits(divideUnits(sum, count), digits);
}
