"use client";

import { withLink } from "@partner-kit/contract";
import { createContext, useContext } from "react";
import type { MessageSource } from "../text/messageSource.ts";
import type { Clock } from "./createClock.ts";

export interface LocaleContextValue {
  /** BCP 47. */
  readonly locale: string;
  readonly clock: Clock;
  readonly messages: MessageSource;
}

export const LocaleContext = createContext<LocaleContextValue | undefined>(undefined);

/** Reads locale, clock and message source of the provider. Throws outside a provider. */
export function useLocale(): LocaleContextValue {
  const value = useContext(LocaleContext);
  if (value) return value;
  throw noProviderError();
}

/** The error that hooks and components throw outside a provider. */
export function noProviderError(): Error {
  const message =
    "A partner-kit hook or component was rendered outside <PartnerKitProvider>. Wrap that part of your app in <PartnerKitProvider>. If you already do, your bundle contains two copies of @partner-kit/react: run `npm dedupe`.";
  return new Error(withLink(message, "PROVIDER_MISSING"));
}
