import { numberFormat } from "./intl.ts";
import { fractionDigits, isNumeric } from "./parseDecimal.ts";
import { writeDecimal } from "./writeDecimal.ts";

export interface FormatDecimalParameters {
  /** A decimal string. Anything else is returned unchanged. */
  readonly value: string;
  /** BCP 47. */
  readonly locale: string;
  /** Pads with zeros to this many digits after the point. Never removes digits. Default 0. */
  readonly minimumFractionDigits?: number | undefined;
  /** `always` adds a plus sign to values above zero. Default `auto`. */
  readonly sign?: "auto" | "always" | undefined;
}

/** Formats a decimal string in a locale. Keeps every digit: does not round and does not convert to a float. */
export function formatDecimal(parameters: FormatDecimalParameters): string {
  const { value, locale, minimumFractionDigits = 0, sign = "auto" } = parameters;
  if (!isNumeric(value)) return value;
  const digits = Math.max(fractionDigits(value), minimumFractionDigits);
  const written = value.startsWith("+")
    ? undefined
    : writeDecimal({ value, locale, digits, isSigned: sign === "always" });
  if (written !== undefined) return written;
  const intlDigits = Math.min(digits, MAXIMUM_INTL_DIGITS);
  return numberFormat(locale, {
    minimumFractionDigits: intlDigits,
    maximumFractionDigits: intlDigits,
    signDisplay: sign === "always" ? "exceptZero" : "negative",
  }).format(value);
}

const MAXIMUM_INTL_DIGITS = 100;
