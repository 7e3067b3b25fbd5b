"use client";

import type { ReactElement } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { useLocale } from "../../locale/LocaleContext.ts";

export interface FormattedNumberProps {
  /** A decimal string. Anything else is shown unchanged. */
  readonly value: string;
  /** Minimum digits after the point. Default 0. */
  readonly digits?: number | undefined;
  /** Default `auto`. */
  readonly sign?: "auto" | "always" | undefined;
}

/** A number in the provider's locale, with all of its digits. */
export function FormattedNumber({ value, digits, sign }: FormattedNumberProps): ReactElement {
  const { locale } = useLocale();
  return (
    <span className="pk-FormattedNumber">{formatDecimal({ value, locale, minimumFractionDigits: digits, sign })}</span>
  );
}
