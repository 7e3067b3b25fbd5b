import { formatUnits } from "./formatUnits.ts";

/** Places after the point that balances are kept with: those of the stablecoins. */
export const AMOUNT_PLACES = 6;

/** Reads a decimal as a whole number of its smallest units; `undefined` where it has more places, other than zeros. */
export function parseUnits(text: string, places: number): bigint | undefined {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(places))) return undefined;
  return BigInt(whole + fraction.slice(0, places).padEnd(places, "0"));
}

/** Writes an amount of money with two places, or more where it has more: `1.50`, `0.000001`. */
export function writeAmount(units: bigint): string {
  return formatUnits(units, AMOUNT_PLACES).replace(/0{1,4}$/, "");
}

/** Writes a quantity without zeros at its end: `2`, `0.5`. */
export function writeQuantity(units: bigint, places: number): string {
  return formatUnits(units, places).replace(/\.?0+$/, "");
}
