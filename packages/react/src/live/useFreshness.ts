"use client";

import { useSyncExternalStore } from "react";
import { type ErrorKind, errorKind, kindOfCode } from "../errors/errorKind.ts";
import { useClock } from "../locale/useClock.ts";
import { useKitContext } from "../provider/KitContext.ts";
import type { OperationError } from "../query/operationError.ts";
import { initialStatus, type LiveState, type LiveStatus } from "./LiveConnection.ts";

/** Why data on the page may be out of date. */
export type StaleReason = "offline" | "connection" | "upstream" | "rate" | "limit" | "refused";

/** How current the data on the page is. */
export type Freshness =
  /** The stream delivers every change. */
  | { readonly kind: "live" }
  /** Read recently. */
  | { readonly kind: "recent"; readonly live: LiveState }
  /** Out of date. */
  | { readonly kind: "stale"; readonly reason: StaleReason };

export interface UseFreshnessParameters {
  /** The last read's error, if older data is still shown. */
  readonly error: OperationError | undefined;
  /** Time of the last update: TanStack's `dataUpdatedAt`, or a function that returns it without rendering. */
  readonly receivedAt: number | (() => number);
  /** Whether the stream delivers the data itself, as it does prices. Default false: it only triggers refetches. */
  readonly isStreamed?: boolean | undefined;
}

/** Returns how current the data on the page is. */
export function useFreshness(parameters: UseFreshnessParameters): Freshness {
  const { error, receivedAt, isStreamed = false } = parameters;
  const { state, upstream, upstreamCode } = useLive();
  // Most connections recover within seconds, so data becomes stale only after a grace period.
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

export type UseLiveReturnType = LiveStatus;

/** The state of the live connection. Renders when the state changes, not with each update. */
export function useLive(): UseLiveReturnType {
  const { live } = useKitContext();
  return useSyncExternalStore(live.subscribe, live.get, () => initialStatus);
}
