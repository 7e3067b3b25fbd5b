"use client";

import { type RefObject, useEffect, useRef } from "react";

export interface UseShowOlderParameters {
  readonly scroller: Readonly<RefObject<HTMLElement | null>>;
  /** The number of lines. */
  readonly count: number;
  /** Reads older events, or shows more of what is read. */
  readonly load: () => void;
}

/** Returns a function that shows older events: those below the edge of a list that scrolls, or else the next ones, once they are there. */
export function useShowOlder({ scroller, count, load }: UseShowOlderParameters): () => void {
  const before = useRef<number>(undefined);

  useEffect(() => {
    if (before.current === undefined || before.current === count) return;
    before.current = undefined;
    scrollDown(scroller.current);
  }, [scroller, count]);

  return () => {
    if (scrollDown(scroller.current)) return;
    before.current = count;
    load();
  };
}

/** Scrolls a list by what it shows, to the end of a row. Returns whether there was more below. */
function scrollDown(list: Element | null): boolean {
  if (!list) return false;
  const before = list.scrollTop;
  list.scrollTop = before + list.clientHeight;
  const edge = list.getBoundingClientRect().bottom;
  const rows = Array.from(list.querySelectorAll('[data-part="item"]'), (row) => row.getBoundingClientRect().bottom);
  const end = rows.findLast((bottom) => bottom <= edge);
  if (end !== undefined) list.scrollTop -= edge - end;
  return list.scrollTop > before;
}
