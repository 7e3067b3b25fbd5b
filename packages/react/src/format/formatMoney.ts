import { formatDecimal } from "./formatDecimal.ts";
import { numberFormat } from "./numberFormat.ts";

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

/** How many digits after the point a currency is written with; 2 where the code is not one that `Intl` takes. */
function currencyDigits(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
