"use client";

import { useMemo } from "react";
import { type Country, listCountries } from "../format/countries.ts";
import { useLocale } from "../locale/LocaleContext.ts";

export interface UseCountriesReturnType {
  /** In the page's language and order. */
  readonly items: readonly Country[];
}

/** The countries of the world to choose from. */
export function useCountries(): UseCountriesReturnType {
  const { locale } = useLocale();
  // Names of 249 countries in a locale's order take some milliseconds, which a keystroke has not.
  const items = useMemo(() => listCountries(locale), [locale]);
  return { items };
}
