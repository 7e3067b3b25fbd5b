"use client";

import { type ErrorKind, errorKind, kindOfCode } from "../errors/errorKind.ts";
import { useClock } from "../locale/useClock.ts";
import type { OperationError } from "../query/operationError.ts";
import type { LiveState } from "./LiveConnection.ts";
import { useLive } from "./useLive.ts";

/** Why figures on the page may not be current. */
export type StaleReason = "offline" | "connection" | "upstream" | "rate" | "limit" | "refused";

/** How current the figures on the page are. */
export type Freshness =
  /** The stream brings every change. */
  | { readonly kind: "live" }
  /** Read not long ago. */
  | { readonly kind: "recent"; readonly live: LiveState }
  /** Shown, but not to be relied upon. */
  | { readonly kind: "stale"; readonly reason: StaleReason };

export interface UseFreshnessParameters {
  /** The last read's error, where data from before is still shown. */
  readonly error: OperationError | undefined;
  /** When the data came, by `Date.now`: TanStack's `dataUpdatedAt`, or a way to ask for it without rendering. */
  readonly receivedAt: number | (() => number);
  /** Whether the stream brings the figures themselves, as it does prices. Default false: it only says when to read again. */
  readonly isStreamed?: boolean | undefined;
}

/** Tells whether what is on the page still holds. */
export function useFreshness(parameters: UseFreshnessParameters): Freshness {
  const { error, receivedAt, isStreamed = false } = parameters;
  const { state, upstream, upstreamCode } = useLive();
  // A connection comes back within seconds more often than not; until then the figures are as good as live.
  const isOld =
    useClock(() => Date.now() - (typeof receivedAt === "number" ? receivedAt : receivedAt()) > GRACE) ?? false;
  if (state === "offline") return { kind: "stale", reason: "offline" };
  if (isStreamed && upstream === "failing") return { kind: "stale", reason: toReason(kindOfCode(upstreamCode ?? "")) };
  if (error) return { kind: "stale", reason: toReason(errorKind(error)) };
  if (isStreamed && state === "live") return { kind: "live" };
  if (isStreamed && state === "reconnecting" && isOld) return { kind: "stale", reason: "connection" };
  return { kind: "recent", live: state };
}

function toReason(kind: ErrorKind | undefined): StaleReason {
  switch (kind) {
    case "network":
    case "timeout":
    case "restart":
      return "connection";
    case "rate":
      return "rate";
    case "limit":
      return "limit";
    case "session":
    case "grant":
    case "key":
    case "off":
      return "refused";
    default:
      return "upstream";
  }
}

/** Milliseconds. */
const GRACE = 15_000;
