"use client";

import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { LiveConnection } from "../live/LiveConnection.ts";
import type { Kit } from "../query/kit.ts";
import type { ReportError } from "./ReportError.ts";

/** What the provider hands down. */
export interface KitContextValue {
  readonly kit: Kit;
  readonly queryClient: QueryClient;
  readonly live: LiveConnection;
  readonly reportError: ReportError;
}

export const KitContext = createContext<KitContextValue | undefined>(undefined);

/** Reads what the provider hands down. Throws where there is none. */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext);
  if (value) return value;
  throw new Error(
    'A partner-kit hook or component was rendered outside <PartnerKitProvider>, so it does not know where the proxy is. Wrap the part of your app that uses the kit: <PartnerKitProvider baseUrl="/partner-kit">…</PartnerKitProvider>. (If it is wrapped, your bundle may hold two copies of @partner-kit/react.)',
  );
}
