"use client";

import { type RefObject, useEffect } from "react";

/**
 * Sets `data-aside` while the table is scrolled sideways. Only then are the first columns pinned, because each pinned cell
 * costs the browser a layer.
 */
export function usePinnedColumns(scroller: Readonly<RefObject<HTMLElement | null>>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Negative in right-to-left pages.
    const look = () => element.toggleAttribute("data-aside", element.scrollLeft !== 0);
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [scroller]);
}
