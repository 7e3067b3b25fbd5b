import { addDecimals, subtractDecimals, writeUnits } from "../../format/addDecimals.ts";
import { parseDecimal } from "../../format/parseDecimal.ts";

/**
 * Returns the distance between bid and ask in percent of their middle, as a decimal string with four digits after the point.
 * A smaller spread has more digits, so that it does not read as zero. Null if a price is missing.
 */
export function spreadShare(bid: string | null, ask: string | null): string | null {
  if (bid === null || ask === null) return null;
  const [spread, sum] = [subtractDecimals(ask, bid), addDecimals(ask, bid)].map((value) => parseDecimal(value ?? ""));
  if (!spread || !sum) return null;
  const scale = Math.max(spread.fraction.length, sum.fraction.length);
  const [part, whole] = [spread, sum].map(({ negative, whole, fraction }) => {
    const units = BigInt(whole + fraction.padEnd(scale, "0"));
    return negative ? -units : units;
  });
  if (part === undefined || whole === undefined || whole <= 0n) return null;
  const digits = DIGITS.find((count) => part === 0n || (part * 200n * 10n ** BigInt(count)) / whole !== 0n) ?? 12;
  return writeUnits((part * 200n * 10n ** BigInt(digits)) / whole, digits);
}

const DIGITS = [4, 8, 12];
