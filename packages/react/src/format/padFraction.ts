import { fractionDigits } from "./parseDecimal.ts";

/** Adds zeros to a decimal string until it has this many digits after the point. Never removes digits. */
export function padFraction(value: string, digits: number): string {
  const missing = digits - fractionDigits(value);
  return missing > 0 ? `${value}${value.includes(".") ? "" : "."}${"0".repeat(missing)}` : value;
}
