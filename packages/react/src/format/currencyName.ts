export interface CurrencyNameParameters {
  /** Code as the service writes it. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
}

/** What a currency is called in a locale; empty where `Intl` knows no name for the code. */
export function currencyName({ currency, locale }: CurrencyNameParameters): string {
  if (!/^[A-Za-z]{3}$/.test(currency)) return "";
  return new Intl.DisplayNames(locale, { type: "currency", fallback: "none" }).of(currency) ?? "";
}
