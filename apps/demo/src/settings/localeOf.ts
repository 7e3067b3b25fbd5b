import type { Language } from "./settings.ts";

/**
 * Returns the locale (BCP 47) of numbers and dates. The team works in Nigeria, and its clock has 24 hours. Portuguese is that of
 * Portugal, as the messages are: `pt-NG` has the numbers of Brazil.
 */
export function localeOf(language: Language): string {
  return `${language}-${language === "pt" ? "PT" : "NG"}-u-hc-h23`;
}
