"use client";

import { createContext, useContext } from "react";
import type { Text } from "../text/text.ts";
import type { Clock } from "./createClock.ts";

/** What figures, times and words are written with. All that a primitive may know of its surroundings. */
export interface LocaleContextValue {
  /** BCP 47. */
  readonly locale: string;
  readonly text: Text;
  readonly clock: Clock;
}

export const LocaleContext = createContext<LocaleContextValue | undefined>(undefined);

/** Reads what figures, times and words are written with. Throws outside the provider. */
export function useLocale(): LocaleContextValue {
  const value = useContext(LocaleContext);
  if (value) return value;
  throw new Error(
    "A partner-kit component was rendered outside <PartnerKitProvider>, so it has no words and no locale. Wrap the part of your app that uses the kit.",
  );
}
