"use client";

import { type RefObject, useEffect } from "react";

/**
 * Marks a scroller (`data-aside`) while it is scrolled sideways. Only then do the first columns have to stand still, which
 * costs a layer of the browser's for each of their cells.
 */
export function usePinnedColumns(scroller: Readonly<RefObject<HTMLElement | null>>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Below zero where the page runs from right to left.
    const look = () => element.toggleAttribute("data-aside", element.scrollLeft !== 0);
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [scroller]);
}
