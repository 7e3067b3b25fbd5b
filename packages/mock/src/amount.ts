import { formatUnits } from "./formatUnits.ts";

/** Decimal places of balances: those of the stablecoins. */
export const AMOUNT_PLACES = 6;

/** Parses a decimal into a whole number of its smallest units. Returns `undefined` if it has more places that are not zero. */
export function parseUnits(text: string, places: number): bigint | undefined {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(places))) return undefined;
  return BigInt(whole + fraction.slice(0, places).padEnd(places, "0"));
}

/** Formats an amount of money with at least two places: `1.50`, `0.000001`. */
export function writeAmount(units: bigint): string {
  return formatUnits(units, AMOUNT_PLACES).replace(/0{1,4}$/, "");
}

/** Formats a quantity without trailing zeros: `2`, `0.5`. */
export function writeQuantity(units: bigint, places: number): string {
  return formatUnits(units, places).replace(/\.?0+$/, "");
}
