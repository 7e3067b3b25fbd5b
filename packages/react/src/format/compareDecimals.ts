import { type ParsedDecimal, parseDecimal } from "./parseDecimal.ts";

/** Orders two decimal strings by value: negative, zero or positive, as a sort takes it. What is no decimal comes last. */
export function compareDecimals(a: string, b: string): number {
  return compareParsedDecimals(parseDecimal(a), parseDecimal(b));
}

/** Like {@link compareDecimals}, for figures taken apart once and compared often. */
export function compareParsedDecimals(a: ParsedDecimal | undefined, b: ParsedDecimal | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const size = compareSize(a, b);
  return a.negative ? -size : size;
}

function compareSize(a: ParsedDecimal, b: ParsedDecimal): number {
  return a.whole.length - b.whole.length || compareText(a.whole, b.whole) || compareText(a.fraction, b.fraction);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
