import { currencyDigits } from "./currencyDigits.ts";
import { formatDecimal } from "./formatDecimal.ts";

export interface FormatMoneyParameters {
  /** A decimal string. */
  readonly value: string;
  /** Code as the service writes it: `NGN`. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Figure and currency code apart, so that they can be set apart too. Keeps every digit the service sent. */
export function formatMoney({ value, currency, locale }: FormatMoneyParameters): { figure: string; code: string } {
  return {
    figure: formatDecimal({ value, locale, minimumFractionDigits: currencyDigits(currency) }),
    code: currency,
  };
}
