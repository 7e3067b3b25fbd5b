"use client";

import { useClock } from "../provider/useClock.ts";
import type { OperationError } from "../query/operationError.ts";
import type { LiveState } from "./LiveConnection.ts";
import { useLive } from "./useLive.ts";

/** Why figures on the page may not be current. */
export type StaleReason = "offline" | "connection" | "upstream" | "refused";

/** How current the figures on the page are. */
export type Freshness =
  /** The stream brings every change. */
  | { readonly kind: "live" }
  /** No stream; read every few seconds, or not connected yet. */
  | { readonly kind: "recent"; readonly live: LiveState }
  /** Shown, but not to be relied upon. */
  | { readonly kind: "stale"; readonly reason: StaleReason };

export interface UseFreshnessParameters {
  /** The last read's error, where data from before is still shown. */
  readonly error: OperationError | undefined;
  /** When the data came, by `Date.now`: TanStack's `dataUpdatedAt`. */
  readonly receivedAt: number;
}

/** Tells whether what is on the page still holds. */
export function useFreshness({ error, receivedAt }: UseFreshnessParameters): Freshness {
  const { state, upstream } = useLive();
  // A connection comes back within seconds more often than not; until then the figures are as good as live.
  const isOld = useClock(() => Date.now() - receivedAt > GRACE) ?? false;
  if (state === "offline") return { kind: "stale", reason: "offline" };
  if (upstream === "failing") return { kind: "stale", reason: "upstream" };
  if (error) return { kind: "stale", reason: error.name === "NetworkError" ? "connection" : reasonOf(error) };
  if (state === "live") return { kind: "live" };
  if (state === "reconnecting" && isOld) return { kind: "stale", reason: "connection" };
  return { kind: "recent", live: state };
}

function reasonOf(error: OperationError): StaleReason {
  return error.name === "ApiError" && error.status < 500 ? "refused" : "upstream";
}

/** Milliseconds. */
const GRACE = 15_000;
