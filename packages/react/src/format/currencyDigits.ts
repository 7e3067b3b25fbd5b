import { numberFormat } from "./numberFormat.ts";

/** How many digits after the point a currency is written with; 2 where the code is not one that `Intl` takes. */
export function currencyDigits(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
