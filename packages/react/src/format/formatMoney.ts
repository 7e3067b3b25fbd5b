import { formatDecimal } from "./formatDecimal.ts";
import { numberFormat } from "./intl.ts";

export interface FormatMoneyParameters {
  /** A decimal string. */
  readonly value: string;
  /** Currency code of the service: `NGN`. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
  /** `always` adds a plus sign to amounts above zero. Default `auto`. */
  readonly sign?: "auto" | "always" | undefined;
}

/** Formats an amount and returns it separately from its currency code. Keeps every digit that the service sent. */
export function formatMoney({ value, currency, locale, sign }: FormatMoneyParameters): {
  amount: string;
  code: string;
} {
  return {
    amount: formatDecimal({ value, locale, minimumFractionDigits: currencyDigits(currency), sign }),
    code: currency,
  };
}

/** The currency's usual number of digits after the point. 2 if `Intl` rejects the code. */
function currencyDigits(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
