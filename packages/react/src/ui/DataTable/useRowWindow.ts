"use client";

import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

export interface UseRowWindowParameters {
  readonly count: number;
  readonly scroller: Readonly<RefObject<HTMLElement | null>>;
  /** Contains only the rows, which all have the same height. */
  readonly body: Readonly<RefObject<HTMLElement | null>>;
  /** Whether the rows follow the page while the style sheet lets the scroller overflow. Default false. */
  readonly canFollowPage?: boolean | undefined;
}

export interface UseRowWindowReturnType {
  /** Index of the first rendered row. */
  readonly from: number;
  /** Index after the last rendered row. */
  readonly to: number;
  /** Height in pixels of the omitted rows above and below. */
  readonly before: number;
  readonly after: number;
  /** The number of rows that are visible at a time. */
  readonly pageSize: () => number;
  readonly scrollToRow: (index: number) => void;
}

/**
 * Renders only the visible rows of a long table, and a few around them. The first render fills the screen. Row heights come
 * from a `ResizeObserver`, so that measuring never forces a layout.
 */
export function useRowWindow(parameters: UseRowWindowParameters): UseRowWindowReturnType {
  const { count, scroller, body, canFollowPage = false } = parameters;
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  const screen = useSyncExternalStore(noChange, readScreen, guessScreen);
  const [rows, setRows] = useState<Rows>(() => ({ from: 0, to: Math.ceil(screen / ROW_HEIGHT) }));
  const isWindowed = count > FEW;

  useEffect(() => {
    const [outer, inner] = [scroller.current, body.current];
    if (!outer || !inner || !isWindowed) return;
    const look = () => {
      const next = rowsInSight(viewOf(outer, canFollowPage), rowHeight);
      setRows((known) => (known.from === next.from && known.to === next.to ? known : next));
    };
    // Measuring only adds rows. The first render guesses their number, and removing some right after would take rows from
    // under a pointer or the focus.
    const fill = () => {
      const next = rowsInSight(viewOf(outer, canFollowPage), rowHeight);
      setRows((known) => (known.from <= next.from && known.to >= next.to ? known : next));
    };
    const stop = observeHeight([outer, inner], (element, height) => {
      if (element === outer) return fill();
      // The content box excludes the padding that stands for omitted rows.
      const measured = height / inner.childElementCount;
      if (measured > 0) setRowHeight((known) => (Math.abs(known - measured) < 0.1 ? known : measured));
    });
    // Scrolling does not bubble. The capturing document hears that of the page and of whatever else scrolls around the table.
    const target = canFollowPage ? outer.ownerDocument : outer;
    target.addEventListener("scroll", look, { passive: true, capture: true });
    return () => {
      stop();
      target.removeEventListener("scroll", look, { capture: true });
    };
  }, [scroller, body, rowHeight, isWindowed, canFollowPage]);

  const to = isWindowed ? Math.min(rows.to, count) : count;
  // If fewer rows remain than it was scrolled by, shows the last ones until the browser has scrolled back.
  const from = isWindowed ? Math.max(0, Math.min(rows.from, count - (rows.to - rows.from))) : 0;

  return {
    from,
    to,
    before: from * rowHeight,
    after: (count - to) * rowHeight,
    pageSize: () => {
      const height = scroller.current ? viewOf(scroller.current, canFollowPage).height : SCREEN;
      return Math.max(1, Math.floor((height - HEAD_HEIGHT) / rowHeight));
    },
    scrollToRow: (index) => {
      const element = scroller.current;
      if (!element || !isWindowed) return;
      scrollIntoView(element, { top: index * rowHeight, rowHeight, canFollowPage });
      setRows(rowsInSight(viewOf(element, canFollowPage), rowHeight));
    },
  };
}

interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The part of the rows that is in view, in pixels. */
interface RowView {
  readonly top: number;
  readonly height: number;
  readonly isPage: boolean;
}

function viewOf(scroller: HTMLElement, canFollowPage: boolean): RowView {
  const isPage = canFollowPage && getComputedStyle(scroller).overflowY === "visible";
  if (isPage) return { top: Math.max(0, -scroller.getBoundingClientRect().top), height: window.innerHeight, isPage };
  return { top: scroller.scrollTop, height: heightOf(scroller), isPage };
}

function rowsInSight({ top, height }: RowView, rowHeight: number): Rows {
  const first = top / rowHeight;
  const last = first + height / rowHeight;
  // In steps, so that not every row that becomes visible causes a render.
  return {
    from: Math.max(0, Math.floor((first - AROUND) / STEP) * STEP),
    to: Math.ceil((last + AROUND) / STEP) * STEP,
  };
}

interface ScrollIntoViewParameters {
  readonly top: number;
  readonly rowHeight: number;
  readonly canFollowPage: boolean;
}

/** Scrolls the table until a row is visible below the headings. Scrolls the page only if the rows follow it. */
function scrollIntoView(scroller: HTMLElement, row: ScrollIntoViewParameters): void {
  if (viewOf(scroller, row.canFollowPage).isPage) {
    const top = scroller.getBoundingClientRect().top + row.top;
    const last = window.innerHeight - PAGE_EDGE - row.rowHeight;
    window.scrollBy(0, Math.min(0, top - PAGE_EDGE) + Math.max(0, top - last));
    return;
  }
  const bottom = row.top + row.rowHeight + HEAD_HEIGHT - heightOf(scroller);
  if (scroller.scrollTop > row.top) scroller.scrollTop = row.top;
  else if (scroller.scrollTop < bottom) scroller.scrollTop = bottom;
}

/** An element without layout has no height. Assumes a screen then, so that rows are ready when it is shown. */
function heightOf(scroller: HTMLElement): number {
  return scroller.clientHeight || SCREEN;
}

function observeHeight(elements: readonly Element[], onHeight: (element: Element, height: number) => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) onHeight(target, contentRect.height);
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** The table's default maximum height. */
function readScreen(): number {
  return window.innerHeight * 0.8;
}

/** On a server and during hydration. */
function guessScreen(): number {
  return SCREEN;
}

function noChange(): () => void {
  return () => undefined;
}

/** Up to this many rows are all rendered, so that the browser can search and print them. */
const FEW = 40;
/** Rows rendered above and below the visible ones, and the step in which rows are added. */
const AROUND = 4;
const STEP = 4;
/** Pixels, before rows are measured. */
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 32;
/** A header of the page may cover its upper edge. */
const PAGE_EDGE = 96;
const SCREEN = 800;
