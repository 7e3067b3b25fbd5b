"use client";

import { useMemo } from "react";
import { type Country, listCountries } from "../format/countries.ts";
import { useLocale } from "../locale/LocaleContext.ts";

export interface UseCountriesReturnType {
  /** In the provider's language, sorted by name. */
  readonly items: readonly Country[];
}

/** All countries, for a select. */
export function useCountries(): UseCountriesReturnType {
  const { locale } = useLocale();
  // Sorting 249 names takes milliseconds, which is too slow for every keystroke.
  const items = useMemo(() => listCountries(locale), [locale]);
  return { items };
}
