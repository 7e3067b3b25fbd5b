import { numberFormat } from "./intl.ts";
import { isNumeric } from "./parseDecimal.ts";

export interface FormatCompactParameters {
  /** A decimal string. Anything else is returned unchanged. */
  readonly value: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Formats a decimal string with three digits and a word for thousands or millions, such as 29.2B. */
export function formatCompact({ value, locale }: FormatCompactParameters): string {
  if (!isNumeric(value)) return value;
  return numberFormat(locale, compact).format(value);
}

const compact = { notation: "compact", minimumSignificantDigits: 3, maximumSignificantDigits: 3 } as const;
