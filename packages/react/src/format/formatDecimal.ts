import { fractionDigits } from "./fractionDigits.ts";
import { isNumeric } from "./isNumeric.ts";
import { numberFormat } from "./numberFormat.ts";

export interface FormatDecimalParameters {
  /** A decimal string; anything else is given back as it came. */
  readonly value: string;
  /** BCP 47. */
  readonly locale: string;
  /** At least so many digits after the point, filled up with zeros. Never fewer than the value has. Default 0. */
  readonly minimumFractionDigits?: number | undefined;
  /** `always` puts a plus before what is above zero. Default `auto`. */
  readonly sign?: "auto" | "always" | undefined;
}

/** Writes a decimal string in a locale, digit for digit: no rounding, no float on the way. */
export function formatDecimal(parameters: FormatDecimalParameters): string {
  const { value, locale, minimumFractionDigits = 0, sign = "auto" } = parameters;
  if (!isNumeric(value)) return value;
  const digits = Math.min(Math.max(fractionDigits(value), minimumFractionDigits), 100);
  return numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign === "always" ? "exceptZero" : "negative",
  }).format(value);
}
