import { type ParsedDecimal, parseDecimal } from "./parseDecimal.ts";

/** Compares two decimal strings by value, for sorting. Anything that is not a decimal comes last. */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  if (!left || !right) return Number(!left) - Number(!right);
  if (left.negative !== right.negative) return left.negative ? -1 : 1;
  const size = compareSize(left, right);
  return left.negative ? -size : size;
}

function compareSize(a: ParsedDecimal, b: ParsedDecimal): number {
  return a.whole.length - b.whole.length || compareText(a.whole, b.whole) || compareText(a.fraction, b.fraction);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
