import { divideByHundred } from "./divideByHundred.ts";
import { fractionDigits } from "./fractionDigits.ts";
import { isNumeric } from "./isNumeric.ts";
import { numberFormat } from "./numberFormat.ts";

export interface FormatPercentParameters {
  /** Percent as a decimal string: `"1.25"` is one and a quarter percent. */
  readonly value: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Writes a change in percent with its sign and at least two digits after the point. What is no decimal is given back. */
export function formatPercent({ value, locale }: FormatPercentParameters): string {
  const ratio = divideByHundred(value);
  if (ratio === undefined || !isNumeric(ratio)) return value;
  const digits = Math.max(fractionDigits(value), 2);
  return numberFormat(locale, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  }).format(ratio);
}
