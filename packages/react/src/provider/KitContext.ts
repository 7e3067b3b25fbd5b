"use client";

import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { LiveConnection } from "../live/LiveConnection.ts";
import { noProviderError } from "../locale/LocaleContext.ts";
import type { Kit } from "../query/kit.ts";
import type { ReportError } from "./ReportError.ts";

export interface KitContextValue {
  readonly kit: Kit;
  readonly queryClient: QueryClient;
  readonly live: LiveConnection;
  readonly reportError: ReportError;
}

export const KitContext = createContext<KitContextValue | undefined>(undefined);

/** Reads the provider's context. Throws outside a provider. Unlike `usePartnerKit`, does not render when the locale changes. */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext);
  if (value) return value;
  throw noProviderError();
}
