"use client";

import { useMemo } from "react";
import type { Country } from "../format/listCountries.ts";
import type { LoadError } from "../lazy/LoadError.ts";
import { useLazy } from "../lazy/useLazy.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { lazyCountries } from "./lazyCountries.ts";

export interface UseCountriesReturnType {
  /** In the page's language and order; empty until they are here. */
  readonly items: readonly Country[];
  readonly isLoading: boolean;
  /** Why there is nothing to choose from. */
  readonly error: LoadError | undefined;
  readonly retry: () => void;
}

/** The countries of the world to choose from. They come in a file of their own, once a form asks for one. */
export function useCountries(): UseCountriesReturnType {
  const { locale } = useLocale();
  const list = useLazy({ lazy: lazyCountries, component: "useCountries" });
  const listCountries = list.status === "ready" ? list.part : undefined;
  // Names of 249 countries in a locale's order take some milliseconds, which a keystroke has not.
  const items = useMemo(() => listCountries?.(locale) ?? none, [listCountries, locale]);
  return {
    items,
    isLoading: list.status === "loading",
    error: list.status === "failed" ? list.error : undefined,
    retry: () => list.status === "failed" && list.retry(),
  };
}

const none: readonly Country[] = [];
