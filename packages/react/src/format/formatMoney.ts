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

/** Formats an amount and returns it separately from its currency code. Keeps every digit that the service sent. */
export function formatMoney({ value, currency, locale }: FormatMoneyParameters): { amount: string; code: string } {
  return {
    amount: formatDecimal({ value, locale, minimumFractionDigits: currencyDigits(currency) }),
    code: currency,
  };
}

/** How many digits after the point a currency is written with; 2 where the code is not one that `Intl` takes. */
function currencyDigits(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
