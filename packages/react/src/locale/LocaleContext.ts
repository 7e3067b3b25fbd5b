"use client";

import { createContext, useContext } from "react";
import type { Text } from "../text/text.ts";
import type { Clock } from "./createClock.ts";
import { noProviderError } from "./noProviderError.ts";

/** Language, words and time: all that a primitive takes from around it. */
export interface LocaleContextValue {
  /** BCP 47. */
  readonly locale: string;
  readonly text: Text;
  readonly clock: Clock;
}

export const LocaleContext = createContext<LocaleContextValue | undefined>(undefined);

/** Reads language, words and time. Throws where there is no provider. */
export function useLocale(): LocaleContextValue {
  const value = useContext(LocaleContext);
  if (value) return value;
  throw noProviderError();
}
