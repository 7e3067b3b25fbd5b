import { addDecimals, subtractDecimals } from "../format/addDecimals.ts";
import { multiplyDecimals } from "../format/multiplyDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";
import { toPercent } from "../format/toPercent.ts";

/**
 * Returns the distance between bid and ask in percent of their middle, as a decimal string with four digits after the point.
 * A smaller spread has more digits, so that it does not read as zero. Null if a price is missing.
 */
export function spreadShare(bid: string | null, ask: string | null): string | null {
  if (bid === null || ask === null) return null;
  const [spread, whole] = [subtractDecimals(ask, bid), addDecimals(ask, bid)];
  const part = spread && multiplyDecimals(spread, "2");
  if (part === undefined || whole === undefined || signOf(whole) !== "positive") return null;
  const write = (digits: number) => toPercent({ part, whole, digits }) ?? null;
  const share = write(4);
  if (signOf(share ?? "") !== "zero" || signOf(part) === "zero") return share;
  const small = write(8);
  return signOf(small ?? "") === "zero" ? write(12) : small;
}
