"use client";

import { RECEIVED_EVENTS_MAX, type ReceivedEvent } from "@partner-kit/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useLive } from "../live/useLive.ts";
import { useClock } from "../locale/useClock.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { useReceivedEvents } from "./receivedEvents.ts";

export interface UseEventFeedParameters {
  /** How many of the newest to begin with, and how many more each step back brings. At most 500. Default 100. */
  readonly pageSize?: number | undefined;
  /**
   * Milliseconds after which it is read again. It is also read when an event comes. Default 60,000, since the stream does
   * not say when an event is set aside.
   */
  readonly refreshInterval?: number | undefined;
}

export type EventFeedState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** Nothing that this person may see is kept. */
  | { readonly status: "empty" }
  | {
      readonly status: "ready";
      /** Newest first, those that wait left out. May be empty while older ones are not read yet. */
      readonly events: readonly ReceivedEvent[];
      /** Newest first: those that came while the feed was held. */
      readonly waiting: readonly ReceivedEvent[];
      /** `elsewhere`: more than a page can hold; the proxy still keeps them. */
      readonly older: "here" | "elsewhere" | "none";
      readonly freshness: Freshness;
      /** When they were read, by `Date.now`. */
      readonly receivedAt: number;
      readonly isRefreshing: boolean;
    };

export interface UseEventFeedReturnType {
  readonly state: EventFeedState;
  /** Held until it is let go again: what comes meanwhile waits. */
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  /** Tells that somebody reads further down or has something unfolded. It holds the feed as pausing does. */
  readonly setReading: (isReading: boolean) => void;
  /** Lets in what waits. */
  readonly showWaiting: () => void;
  readonly showOlder: () => void;
  readonly refresh: () => void;
}

/**
 * What the proxy's receiver got, newest first, kept current by the stream. While somebody reads, it holds still: what
 * comes waits until it is asked for.
 */
export function useEventFeed(parameters: UseEventFeedParameters = {}): UseEventFeedReturnType {
  const { refreshInterval = 60_000 } = parameters;
  const pageSize = Math.min(Math.max(parameters.pageSize ?? 100, 1), RECEIVED_EVENTS_MAX / 2);
  const [after, setAfter] = useState<number>();
  const [isPaused, setPaused] = useState(false);
  const [isReading, setReading] = useState(false);
  const [heldAt, setHeldAt] = useState<number>();

  // The list runs from the oldest on: where it ends has to be known first.
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

  const all = data?.events.toReversed() ?? [];
  const last = all[0]?.seq ?? 0;
  if (isHeld && heldAt === undefined && data) setHeldAt(last);
  if (!isHeld && heldAt !== undefined) setHeldAt(undefined);
  const limit = isHeld ? (heldAt ?? last) : Number.POSITIVE_INFINITY;

  return {
    state: toState(),
    isPaused,
    setPaused,
    setReading,
    showWaiting: () => setHeldAt(last),
    showOlder: () => setAfter(Math.max(0, (after ?? 0) - pageSize)),
    refresh: () => void read.refetch(),
  };

  /** Where to read from, where that is not where it is read from now. */
  function nextStart(): number | undefined {
    if (after === undefined) return bounds.data && startOf(bounds.data.newest ?? 0);
    if (!data || page.isPlaceholderData) return undefined;
    const { newest } = data;
    // A proxy that does not tell where the list ends is followed there page by page.
    if (newest === undefined) return data.next ?? undefined;
    // Another store than before, as after a restart without a file.
    if (newest < after) return startOf(newest);
    // As much as one read can hold: go on from nearer the end, unless that would take away what is being read.
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
      events: all.filter(({ seq }) => seq <= limit),
      waiting: all.filter(({ seq }) => seq > limit),
      older: whereOlder(data.newest),
      freshness,
      receivedAt: page.dataUpdatedAt,
      isRefreshing: page.isFetching,
    };
  }
}

/** Events come from the proxy's own store: whether the service answers says nothing about them, and the stream does. */
function useFeedFreshness(error: OperationError | undefined, receivedAt: number): Freshness {
  const read = useFreshness({ error, receivedAt });
  const { state, since } = useLive();
  const isLost = useClock((now) => since !== undefined && now - since > GRACE) ?? false;
  if (read.kind !== "recent") return read;
  if (state === "live") return { kind: "live" };
  return state === "reconnecting" && isLost ? { kind: "stale", reason: "connection" } : read;
}

/** Milliseconds. A connection comes back sooner more often than not. */
const GRACE = 15_000;
