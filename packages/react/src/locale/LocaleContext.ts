"use client";

import { createContext, useContext } from "react";
import type { Words } from "../text/words.ts";
import type { Clock } from "./createClock.ts";
import { noProviderError } from "./noProviderError.ts";

/** Language, words and time, as the provider hands them down. */
export interface LocaleContextValue {
  /** BCP 47. */
  readonly locale: string;
  readonly clock: Clock;
  readonly words: Words;
}

export const LocaleContext = createContext<LocaleContextValue | undefined>(undefined);

/** Reads language, time and where words come from; the words themselves are `useText`'s. Throws where there is no provider. */
export function useLocale(): LocaleContextValue {
  const value = useContext(LocaleContext);
  if (value) return value;
  throw noProviderError();
}
