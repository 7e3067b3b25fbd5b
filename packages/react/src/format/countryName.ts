import { countries } from "./countries.ts";

export interface CountryNameParameters {
  /** ISO 3166-1 alpha-3, as the service takes it. */
  readonly country: string;
  /** BCP 47. */
  readonly locale: string;
}

/** What a country is called in a locale; the code itself where there is no such country or no name for it. */
export function countryName({ country, locale }: CountryNameParameters): string {
  const region = countries.get(country);
  return (region && new Intl.DisplayNames(locale, { type: "region", fallback: "none" }).of(region)) ?? country;
}
