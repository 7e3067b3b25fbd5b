"use client";

import type { ReactElement } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { useLocale } from "../../locale/LocaleContext.ts";

export interface FormattedNumberProps {
  /** A decimal string; anything else is shown as it is. */
  readonly value: string;
  /** At least so many digits after the point. Default 0. */
  readonly digits?: number | undefined;
  /** Default `auto`. */
  readonly sign?: "auto" | "always" | undefined;
}

/** A figure in the page's locale, digit for digit. */
export function FormattedNumber({ value, digits, sign }: FormattedNumberProps): ReactElement {
  const { locale } = useLocale();
  return (
    <span className="pk-FormattedNumber">{formatDecimal({ value, locale, minimumFractionDigits: digits, sign })}</span>
  );
}
