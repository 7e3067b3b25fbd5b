import { numberFormat } from "./numberFormat.ts";
import { fractionDigits, isNumeric } from "./parseDecimal.ts";
import { writeDecimal } from "./writeDecimal.ts";

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
  const digits = Math.max(fractionDigits(value), minimumFractionDigits);
  const written = value.startsWith("+")
    ? undefined
    : writeDecimal({ value, locale, digits, isSigned: sign === "always" });
  if (written !== undefined) return written;
  return writeByIntl({ value, locale, digits: Math.min(digits, MOST_DIGITS), sign });
}

interface WriteByIntlParameters {
  readonly value: `${number}`;
  readonly locale: string;
  readonly digits: number;
  readonly sign: "auto" | "always";
}

/** The same by `Intl` itself: slower, and right for every locale. */
function writeByIntl({ value, locale, digits, sign }: WriteByIntlParameters): string {
  return numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign === "always" ? "exceptZero" : "negative",
  }).format(value);
}

/** `Intl` takes no more. */
const MOST_DIGITS = 100;
