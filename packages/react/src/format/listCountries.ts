import { countries } from "./countries.ts";

/** A country to choose. */
export interface Country {
  /** ISO 3166-1 alpha-3. */
  readonly code: string;
  /** In the locale. */
  readonly name: string;
}

/**
 * Every country by its name in a locale (BCP 47), in that locale's order. The country of the locale itself, as Nigeria of
 * `en-NG`, comes before all others: it is the one most often meant.
 */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(locale);
  const all = Array.from(countries, ([code, region]) => ({ code, name: names.of(region) ?? code })).toSorted(
    (one, other) => compare(one.name, other.name),
  );
  const { region: home } = new Intl.Locale(locale);
  const isHome = ({ code }: Country) => countries.get(code) === home;
  return [...all.filter(isHome), ...all.filter((country) => !isHome(country))];
}
