"use client";

import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { LiveConnection, LiveStatus } from "../live/LiveConnection.ts";
import { noProviderError, useLocale } from "../locale/LocaleContext.ts";
import type { Kit } from "../query/kit.ts";

export interface KitContextValue {
  readonly kit: Kit;
  readonly queryClient: QueryClient;
  readonly live: LiveConnection;
  readonly reportError: ReportError;
  /** Called with each request of the provider. Empty unless an inspector is mounted. */
  readonly requestListeners: Set<RequestListener>;
}

/** Receives a request as it is sent. Must not read the body of the response. */
export type RequestListener = (request: Parameters<typeof fetch>, response: Promise<Response>) => void;

export const KitContext = createContext<KitContextValue | undefined>(undefined);

/** Reads the provider's context. Throws outside a provider. Unlike `usePartnerKit`, does not render when the locale changes. */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext);
  if (value) return value;
  throw noProviderError();
}

/** Where an error came from. */
export type ErrorSource =
  | { readonly source: "render"; readonly component: string }
  | { readonly source: "query" | "mutation"; readonly operation: string }
  /** A chunk could not be loaded: a `LoadError`. The component shows an error with a button that loads it again. */
  | { readonly source: "load"; readonly component: string }
  | { readonly source: "live" }
  /** The messages of a language could not be loaded. Messages stay English. */
  | { readonly source: "text"; readonly locale: string };

/** Receives every error of the kit, for the host's telemetry. The kit itself sends no telemetry. */
export type ReportError = (error: unknown, source: ErrorSource) => void;

/** An event of the kit. Contains names and outcomes, never the data that was entered, sent or displayed. */
export type KitEvent =
  /** A change has ended. `onError` receives its error. */
  | { readonly name: "mutation"; readonly operation: string; readonly outcome: "success" | "error" }
  /** The live connection, or the connection between proxy and service, changed its state. */
  | { readonly name: "live"; readonly state: LiveStatus["state"]; readonly upstream: LiveStatus["upstream"] }
  /** A webhook event reached the page. `type` may be unknown to the contract. */
  | { readonly name: "webhookEvent"; readonly type: string; readonly id: string };

/** Receives the kit's events, for the host's telemetry. The kit itself sends no telemetry. */
export type ReportEvent = (event: KitEvent) => void;

export interface UsePartnerKitReturnType {
  /** Pass it to options factories such as `balancesQuery({ kit })`. */
  readonly kit: Kit;
  /** The client that you passed to the provider, or else the provider's own. */
  readonly queryClient: QueryClient;
  /** BCP 47. */
  readonly locale: string;
}

/** The kit of the nearest provider. Throws outside a provider. */
export function usePartnerKit(): UsePartnerKitReturnType {
  const { kit, queryClient } = useKitContext();
  const { locale } = useLocale();
  return { kit, queryClient, locale };
}
