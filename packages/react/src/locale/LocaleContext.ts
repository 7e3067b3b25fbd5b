"use client";

import { createContext, useContext } from "react";
import type { MessageSource } from "../text/messageSource.ts";
import type { Clock } from "./createClock.ts";

/** Language, words and time, as the provider hands them down. */
export interface LocaleContextValue {
  /** BCP 47. */
  readonly locale: string;
  readonly clock: Clock;
  readonly messages: MessageSource;
}

export const LocaleContext = createContext<LocaleContextValue | undefined>(undefined);

/** Reads language, time and where words come from; the words themselves are `useText`'s. Throws where there is no provider. */
export function useLocale(): LocaleContextValue {
  const value = useContext(LocaleContext);
  if (value) return value;
  throw noProviderError();
}

/** What is thrown where the kit is used outside its provider. */
export function noProviderError(): Error {
  return new Error(
    "A partner-kit hook or component was rendered outside <PartnerKitProvider>, so it knows no proxy. Wrap the part of your app that has it. (If wrapped, your bundle has two copies of @partner-kit/react.)",
  );
}
