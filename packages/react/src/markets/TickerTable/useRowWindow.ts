"use client";

import { observeElementRect, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useMemo, useState } from "react";

export interface UseRowWindowParameters {
  readonly count: number;
  readonly scroller: Readonly<RefObject<HTMLElement | null>>;
  /** Holds the rows, marked `data-part="row"`; all of one height. */
  readonly body: Readonly<RefObject<HTMLElement | null>>;
}

export interface UseRowWindowReturnType {
  /** The rows in sight and a few around them. */
  readonly indices: readonly number[];
  /** Pixels of rows left out above and below. */
  readonly before: number;
  readonly after: number;
  /** How many rows are in sight at a time. */
  readonly pageSize: () => number;
  readonly scrollToRow: (index: number) => void;
}

/** Leaves out the rows that are out of sight, where there are many. */
export function useRowWindow({ count, scroller, body }: UseRowWindowParameters): UseRowWindowReturnType {
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: UNMEASURED,
    // What is not laid out has no height; it is taken for a screen, so that it is not empty once it is.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : UNMEASURED)),
    // The line of headings covers so much of the top.
    scrollPaddingEnd: HEAD_HEIGHT,
  });

  useEffect(() => {
    // What it knows was reckoned with the height before.
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);

  useEffect(() => {
    const row = body.current?.querySelector('[data-part="row"]');
    if (!row || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      const { height } = row.getBoundingClientRect();
      if (height > 0) setRowHeight((known) => (Math.abs(known - height) < 0.1 ? known : height));
    });
    observer.observe(row);
    return () => observer.disconnect();
  });

  const all = useMemo(() => (count <= FEW ? Array.from({ length: count }, (_, index) => index) : undefined), [count]);
  const scrollToRow = (index: number) => virtualizer.scrollToIndex(index, { align: "auto" });
  const pageSize = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
  if (all) return { indices: all, before: 0, after: 0, pageSize, scrollToRow };
  const items = virtualizer.getVirtualItems();
  return {
    indices: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    pageSize,
    scrollToRow,
  };
}

/** Up to so many rows are simply there: the browser finds text in them, and prints them. */
const FEW = 60;
/** Pixels, until they were measured. */
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 32;
const UNMEASURED = { width: 0, height: 800 };
