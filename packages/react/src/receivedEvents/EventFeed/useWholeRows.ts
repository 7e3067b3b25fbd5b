"use client";

import { type RefObject, useEffect } from "react";
import { useBrowserLayoutEffect } from "../../ui/layer/useBrowserLayoutEffect.ts";

export interface UseWholeRowsParameters {
  /** Its style sheet limits its height to `--pk-event-feed-rows`. */
  readonly scroller: Readonly<RefObject<HTMLElement | null>>;
  readonly isEnabled: boolean;
}

/** Ends a list that scrolls below a whole row, because half a row above a button looks erased. */
export function useWholeRows({ scroller, isEnabled }: UseWholeRowsParameters): void {
  // After each render, because rows come and go.
  useBrowserLayoutEffect(() => {
    if (scroller.current) endBelowRow(scroller.current, isEnabled);
  });

  useEffect(() => {
    const list = scroller.current;
    const host = list?.parentElement;
    if (!list || !host || typeof ResizeObserver === "undefined") return;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // In the next frame, because it can change the height of the host again.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => endBelowRow(list, isEnabled));
    });
    observer.observe(host);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [scroller, isEnabled]);
}

function endBelowRow(list: HTMLElement, isEnabled: boolean): void {
  // A list at its end would scroll if it grew.
  if (isEnabled && list.scrollTop > 0) return;
  list.style.removeProperty(ROWS);
  if (!isEnabled || list.scrollHeight <= list.clientHeight) return;
  const { top } = list.getBoundingClientRect();
  const ends = Array.from(
    list.querySelectorAll('[data-part="item"]'),
    (row) => row.getBoundingClientRect().bottom - top,
  );
  const end = ends.findLast((bottom) => bottom <= list.clientHeight);
  if (end !== undefined) list.style.setProperty(ROWS, `${end}px`);
}

const ROWS = "--pk-event-feed-rows";
