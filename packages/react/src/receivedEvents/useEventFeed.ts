"use client";

import { RECEIVED_EVENTS_MAX, type ReceivedEvent } from "@partner-kit/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type Freshness, useFreshness, useLive } from "../live/useFreshness.ts";
import { useClock } from "../locale/useClock.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { useReceivedEvents } from "./receivedEvents.ts";

export interface UseEventFeedParameters {
  /** Number of events to read at first and with each step back. At most 500. Default 100. */
  readonly pageSize?: number | undefined;
  /**
   * Milliseconds between reads, besides those after new events. Default 60,000, because the stream does not report parked
   * events.
   */
  readonly refreshInterval?: number | undefined;
}

export type EventFeedState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** The proxy stores no event that this user may see. */
  | { readonly status: "empty" }
  | {
      readonly status: "ready";
      /** Newest first, without waiting events. May be empty until older events are read. */
      readonly events: readonly ReceivedEvent[];
      /** New events since the feed was paused, newest first. */
      readonly waiting: readonly ReceivedEvent[];
      /** `elsewhere`: the proxy stores more than a page can hold. */
      readonly older: "here" | "elsewhere" | "none";
      readonly freshness: Freshness;
      /** When they were read, by `Date.now`. */
      readonly receivedAt: number;
      readonly isRefreshing: boolean;
    };

export interface UseEventFeedReturnType {
  readonly state: EventFeedState;
  /** Whether the user paused the feed. New events then wait. */
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  /** Reports that the user is reading. New events then wait as if the feed were paused. */
  readonly setReading: (isReading: boolean) => void;
  /** Shows the waiting events. */
  readonly showWaiting: () => void;
  readonly showOlder: () => void;
  readonly refresh: () => void;
}

/** A live list of the events that the proxy received, newest first. New events wait while the user reads. */
export function useEventFeed(parameters: UseEventFeedParameters = {}): UseEventFeedReturnType {
  const { refreshInterval = 60_000 } = parameters;
  const pageSize = Math.min(Math.max(parameters.pageSize ?? 100, 1), RECEIVED_EVENTS_MAX / 2);
  const [after, setAfter] = useState<number>();
  const [isPaused, setPaused] = useState(false);
  const [isReading, setReading] = useState(false);
  const [heldAt, setHeldAt] = useState<number>();

  // The list starts with the oldest event, so its end is read first.
  const bounds = useReceivedEvents({ limit: 1, query: { enabled: after === undefined } });
  const page = useReceivedEvents({
    after: after ?? 0,
    limit: RECEIVED_EVENTS_MAX,
    refreshInterval,
    query: { enabled: after !== undefined, placeholderData: keepPreviousData },
  });
  const read = after === undefined ? bounds : page;
  const error = useSettledError(read);
  const freshness = useFeedFreshness(error, page.dataUpdatedAt);

  const isHeld = isPaused || isReading;
  const data = page.data;
  const next = nextStart();
  if (next !== undefined && next !== after) setAfter(next);

  const all = useMemo(() => data?.events.toReversed() ?? [], [data]);
  const last = all[0]?.seq ?? 0;
  if (isHeld && heldAt === undefined && data) setHeldAt(last);
  if (!isHeld && heldAt !== undefined) setHeldAt(undefined);
  const limit = isHeld ? (heldAt ?? last) : Number.POSITIVE_INFINITY;
  const events = useMemo(() => all.filter(({ seq }) => seq <= limit), [all, limit]);

  return {
    state: toState(),
    isPaused,
    setPaused,
    setReading,
    showWaiting: () => setHeldAt(last),
    showOlder: () => setAfter(Math.max(0, (after ?? 0) - pageSize)),
    refresh: () => void read.refetch(),
  };

  /** Returns the next start of the list, if it has to change. */
  function nextStart(): number | undefined {
    if (after === undefined) return bounds.data && startOf(bounds.data.newest ?? 0);
    if (!data || page.isPlaceholderData) return undefined;
    const { newest } = data;
    // A proxy that does not report the end of its list is read page by page.
    if (newest === undefined) return data.next ?? undefined;
    // The store was replaced, as after a restart without a file.
    if (newest < after) return startOf(newest);
    // The read is full: continue nearer the end, unless that would remove what the user reads.
    return data.next !== null && !isHeld ? startOf(newest) : undefined;
  }

  function startOf(newest: number): number {
    return Math.max(0, newest - pageSize);
  }

  function whereOlder(newest = 0): "here" | "elsewhere" | "none" {
    if (!after) return "none";
    return newest - after + pageSize > RECEIVED_EVENTS_MAX ? "elsewhere" : "here";
  }

  function toState(): EventFeedState {
    if (!data) return error ? { status: "error", error, isRetrying: read.isFetching } : { status: "loading" };
    if (all.length === 0 && !after) return { status: "empty" };
    return {
      status: "ready",
      events,
      waiting: all.filter(({ seq }) => seq > limit),
      older: whereOlder(data.newest),
      freshness,
      receivedAt: page.dataUpdatedAt,
      isRefreshing: page.isFetching,
    };
  }
}

/** Events come from the proxy's store, so freshness depends on the stream and not on the service. */
function useFeedFreshness(error: OperationError | undefined, receivedAt: number): Freshness {
  const read = useFreshness({ error, receivedAt });
  const { state, since } = useLive();
  const isLost = useClock((now) => since !== undefined && now - since > GRACE) ?? false;
  if (read.kind !== "recent") return read;
  if (state === "live") return { kind: "live" };
  return state === "reconnecting" && isLost ? { kind: "stale", reason: "connection" } : read;
}

/** Milliseconds. Most connections are back sooner. */
const GRACE = 15_000;
