import { compareDecimals } from "./compareDecimals.ts";
import { signOf } from "./parseDecimal.ts";
import { toPercent } from "./toPercent.ts";

/**
 * Returns a part of an amount in percent as a decimal with one digit after the point, for the length of a bar. Below 0.1 only
 * if the part is zero, and 100 only if it is the whole amount or more. `undefined` if one of them is missing or not a decimal.
 */
export function percentOf(part: string | undefined, amount: string | undefined): string | undefined {
  if (part === undefined || amount === undefined || signOf(amount) !== "positive") return undefined;
  const percent = toPercent({ part, whole: amount, digits: 1 });
  if (percent === undefined || signOf(part) === "negative") return undefined;
  if (compareDecimals(part, amount) >= 0) return "100.0";
  if (percent === "100.0") return "99.9";
  return percent === "0.0" && signOf(part) === "positive" ? "0.1" : percent;
}
