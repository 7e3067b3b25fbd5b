"use client";

import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

export interface UseRowWindowParameters {
  readonly count: number;
  readonly scroller: Readonly<RefObject<HTMLElement | null>>;
  /** Holds the rows and nothing else; all of one height. */
  readonly body: Readonly<RefObject<HTMLElement | null>>;
}

export interface UseRowWindowReturnType {
  /** The rows in sight and a few around them: from this one up to, without it, that one. */
  readonly from: number;
  readonly to: number;
  /** Pixels of rows left out above and below. */
  readonly before: number;
  readonly after: number;
  /** How many rows are in sight at a time. */
  readonly pageSize: () => number;
  readonly scrollToRow: (index: number) => void;
}

/**
 * Leaves out the rows that are out of sight, where there are many. At first it shows those that the page has room for, and
 * the ones kept ready around them after that; how high a row is, which CSS decides, it learns from the browser once that has
 * laid them out, and never makes it do so out of turn.
 */
export function useRowWindow({ count, scroller, body }: UseRowWindowParameters): UseRowWindowReturnType {
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  const screen = useSyncExternalStore(noChange, readScreen, guessScreen);
  const [rows, setRows] = useState<Rows>(() => ({ from: 0, to: Math.ceil(screen / ROW_HEIGHT) }));
  const isWindowed = count > FEW;

  useEffect(() => {
    const [outer, inner] = [scroller.current, body.current];
    if (!outer || !inner || !isWindowed) return;
    const look = () => {
      const next = rowsInSight(outer, rowHeight);
      setRows((known) => (known.from === next.from && known.to === next.to ? known : next));
    };
    const stop = observeHeight([outer, inner], (element, height) => {
      if (element === outer) return look();
      // Without the space of rows left out, which is padding.
      const measured = height / inner.childElementCount;
      if (measured > 0) setRowHeight((known) => (Math.abs(known - measured) < 0.1 ? known : measured));
    });
    outer.addEventListener("scroll", look, { passive: true });
    return () => {
      stop();
      outer.removeEventListener("scroll", look);
    };
  }, [scroller, body, rowHeight, isWindowed]);

  const to = isWindowed ? Math.min(rows.to, count) : count;
  // Where fewer rows are left than it was scrolled by, the last ones are shown until the browser scrolled back.
  const from = isWindowed ? Math.max(0, Math.min(rows.from, count - (rows.to - rows.from))) : 0;

  return {
    from,
    to,
    before: from * rowHeight,
    after: (count - to) * rowHeight,
    pageSize: () => Math.max(1, Math.floor((heightOf(scroller.current) - HEAD_HEIGHT) / rowHeight)),
    scrollToRow: (index) => {
      const element = scroller.current;
      if (!element || !isWindowed) return;
      scrollIntoView(element, { top: index * rowHeight, rowHeight });
      setRows(rowsInSight(element, rowHeight));
    },
  };
}

interface Rows {
  readonly from: number;
  readonly to: number;
}

function rowsInSight(scroller: HTMLElement, rowHeight: number): Rows {
  const first = scroller.scrollTop / rowHeight;
  const last = first + heightOf(scroller) / rowHeight;
  // In steps: not every row that comes into sight is worth a rendering.
  return {
    from: Math.max(0, Math.floor((first - AROUND) / STEP) * STEP),
    to: Math.ceil((last + AROUND) / STEP) * STEP,
  };
}

/** Scrolls the table, and never the page, as far as it takes to show a row below the headings. */
function scrollIntoView(scroller: HTMLElement, row: { readonly top: number; readonly rowHeight: number }): void {
  const bottom = row.top + row.rowHeight + HEAD_HEIGHT - heightOf(scroller);
  if (scroller.scrollTop > row.top) scroller.scrollTop = row.top;
  else if (scroller.scrollTop < bottom) scroller.scrollTop = bottom;
}

/** What is not laid out has no height; it is taken for a screen, so that it is not empty once it is. */
function heightOf(scroller: HTMLElement | null): number {
  return scroller?.clientHeight || SCREEN;
}

function observeHeight(elements: readonly Element[], onHeight: (element: Element, height: number) => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) onHeight(target, contentRect.height);
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** How high the table gets at most, by default. */
function readScreen(): number {
  return window.innerHeight * 0.8;
}

/** Where nobody knows: on a server, and until its page was taken over. */
function guessScreen(): number {
  return SCREEN;
}

function noChange(): () => void {
  return () => undefined;
}

/** Up to so many rows are simply there: the browser finds text in them, and prints them. */
const FEW = 40;
/** Rows kept ready above and below, and how many are added at a time. */
const AROUND = 4;
const STEP = 4;
/** Pixels, until they were measured. */
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 32;
const SCREEN = 800;
