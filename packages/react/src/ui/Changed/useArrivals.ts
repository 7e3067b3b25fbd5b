"use client";

import { useEffect, useState } from "react";

/**
 * Returns the keys that arrived in a list since it was first shown, until their tint has ended. A key arrives if a known key
 * follows it, so that older entries that are loaded at the end do not count. `undefined` keys are still loading.
 *
 * @param of Identifies the list with its filters and order. Another list has no arrivals at first.
 */
export function useArrivals(keys: readonly string[] | undefined, of: string | undefined): ReadonlySet<string> {
  // Starts with the list, because a state that changes during hydration renders with the time zone of the page too early.
  const [list, setList] = useState(() => follow(nothing, keys, of));
  const next = follow(list, keys, of);
  if (next !== list) setList(next);

  const { arrived } = next;
  useEffect(() => {
    if (arrived.size === 0) return;
    const timer = setTimeout(() => setList((now) => (now.arrived === arrived ? { ...now, arrived: none } : now)), TINT);
    return () => clearTimeout(timer);
  }, [arrived]);

  return arrived;
}

interface KnownList {
  readonly of: string | undefined;
  readonly keys: readonly string[] | undefined;
  /** All keys that were part of the list. */
  readonly seen: ReadonlySet<string>;
  readonly arrived: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
const nothing: KnownList = { of: undefined, keys: undefined, seen: none, arrived: none };

function follow(list: KnownList, keys: readonly string[] | undefined, of: string | undefined): KnownList {
  if (keys === undefined || of === undefined) return list.keys === undefined ? list : nothing;
  const { keys: before } = list;
  if (before === undefined || list.of !== of) return { of, keys, seen: new Set(keys), arrived: none };
  if (keys.length === before.length && keys.every((key, index) => key === before[index])) return list;
  const lastSeen = keys.findLastIndex((key) => list.seen.has(key));
  const isFirst = before.length === 0;
  const arrived = keys.filter((key, index) => !list.seen.has(key) && (isFirst || index < lastSeen));
  return {
    of,
    keys,
    seen: new Set([...list.seen, ...keys]),
    arrived: arrived.length > 0 ? new Set([...list.arrived, ...arrived]) : list.arrived,
  };
}

/** Milliseconds, longer than the tint. */
const TINT = 3000;
