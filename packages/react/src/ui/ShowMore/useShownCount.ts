"use client";

import { type RefObject, useEffect, useState } from "react";

export interface UseShownCountParameters {
  readonly count: number;
  /** Its style sheet lets it overflow in a narrow container, and scroll in others. */
  readonly scroller: Readonly<RefObject<HTMLElement | null>>;
}

export interface UseShownCountReturnType {
  /** Whether the list takes its full height instead of scrolling. */
  readonly isFull: boolean;
  /** The number of entries to show. */
  readonly shown: number;
  readonly showMore: () => void;
}

/** Limits a list that takes its full height to few entries at first. The user asks for more. */
export function useShownCount({ count, scroller }: UseShownCountParameters): UseShownCountReturnType {
  const [isFull, setFull] = useState(false);
  const [limit, setLimit] = useState(FIRST);
  const hasEntries = count > 0;

  useEffect(() => {
    const element = scroller.current;
    if (!hasEntries || !element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setFull(getComputedStyle(element).overflowY === "visible"));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, hasEntries]);

  return {
    isFull,
    // A few more need no button.
    shown: isFull && count > limit + FEW ? limit : count,
    showMore: () => setLimit(limit + STEP),
  };
}

const FIRST = 10;
const STEP = 20;
const FEW = 2;
