import { divideByHundred } from "./divideByHundred.ts";
import { fractionDigits } from "./fractionDigits.ts";
import { isNumeric } from "./isNumeric.ts";
import { numberFormat } from "./numberFormat.ts";
import { percentSuffix } from "./percentSuffix.ts";
import { writeDecimal } from "./writeDecimal.ts";

export interface FormatPercentParameters {
  /** Percent as a decimal string: `"1.25"` is one and a quarter percent. */
  readonly value: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Writes a change in percent with its sign and at least two digits after the point. What is no decimal is given back. */
export function formatPercent({ value, locale }: FormatPercentParameters): string {
  if (!isNumeric(value)) return value;
  const digits = Math.max(fractionDigits(value), 2);
  const suffix = value.startsWith("+") ? undefined : percentSuffix(locale);
  const written = suffix === undefined ? undefined : writeDecimal({ value, locale, digits, isSigned: true });
  if (written !== undefined) return `${written}${suffix}`;
  const ratio = divideByHundred(value);
  if (ratio === undefined || !isNumeric(ratio)) return value;
  return numberFormat(locale, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  }).format(ratio);
}
