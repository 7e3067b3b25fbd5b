export interface CurrencyNameParameters {
  /** Currency code of the service. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Returns a currency's name in a locale. Empty if `Intl` has no name for the code. */
export function currencyName({ currency, locale }: CurrencyNameParameters): string {
  if (!/^[A-Za-z]{3}$/.test(currency)) return "";
  return new Intl.DisplayNames(locale, { type: "currency", fallback: "none" }).of(currency) ?? "";
}
