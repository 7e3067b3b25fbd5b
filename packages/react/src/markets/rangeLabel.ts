import type { Ticker } from "@partner-kit/contract";
import { formatDecimal } from "../format/formatDecimal.ts";
import { fillText } from "../text/fillText.ts";

export interface RangeLabelParameters {
  readonly ticker: Ticker;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  /** BCP 47. */
  readonly locale: string;
  /** Words with `{low}`, `{open}`, `{last}` and `{high}` in them. */
  readonly text: string;
}

/** The day's range in words. */
export function rangeLabel({ ticker, digits, locale, text }: RangeLabelParameters): string {
  const write = (value: string) => formatDecimal({ value, locale, minimumFractionDigits: digits });
  const { low, open, last, high } = ticker;
  return fillText(text, { low: write(low), open: write(open), last: write(last), high: write(high) });
}
