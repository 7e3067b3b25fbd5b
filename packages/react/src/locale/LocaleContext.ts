"use client";

import { createContext, useContext } from "react";
import type { Text } from "../text/text.ts";
import { type Words, wordsIn } from "../text/words.ts";
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

/** Reads language and time: all that a hook needs. Words are left to components, and with them the catalogues. */
export function useLocaleContext(): LocaleContextValue {
  const value = useContext(LocaleContext);
  if (value) return value;
  throw noProviderError();
}

/** Reads language, words and time: all that a primitive takes from around it. Throws where there is no provider. */
export function useLocale(): LocaleContextValue & { readonly text: Text } {
  const value = useLocaleContext();
  return { ...value, text: wordsIn(value.words) };
}
