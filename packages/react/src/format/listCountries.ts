import { countries } from "./countries.ts";

/** A country to choose. */
export interface Country {
  /** ISO 3166-1 alpha-3. */
  readonly code: string;
  /** In the locale. */
  readonly name: string;
}

/** Every country by its name in a locale (BCP 47), in that locale's order. */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(locale);
  return Array.from(countries, ([code, region]) => ({ code, name: names.of(region) ?? code })).toSorted((one, other) =>
    compare(one.name, other.name),
  );
}
