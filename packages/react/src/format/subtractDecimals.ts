import { addDecimals } from "./addDecimals.ts";

/** Subtracts the second decimal string from the first exactly, or answers `undefined` where one of them is no decimal. */
export function subtractDecimals(a: string, b: string): string | undefined {
  return addDecimals(a, /^[+-]/.test(b) ? b.replace(/^[+-]/, (sign) => (sign === "-" ? "+" : "-")) : `-${b}`);
}
