"use client";

import { type RefObject, useEffect } from "react";

export interface UseHiddenEdgesParameters {
  readonly frame: Readonly<RefObject<HTMLElement | null>>;
  readonly scroller: Readonly<RefObject<HTMLElement | null>>;
}

/**
 * Marks the edges of the frame behind which columns or rows are hidden: `data-aside` after scrolling sideways, `data-more`
 * before the last column, `data-below` before the last row. The first columns are pinned only with `data-aside`, because each pinned cell costs the browser a layer.
 */
export function useHiddenEdges({ frame, scroller }: UseHiddenEdgesParameters): void {
  useEffect(() => {
    const [outer, inner] = [frame.current, scroller.current];
    if (!outer || !inner) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth, offsetWidth, scrollTop, scrollHeight, clientHeight } = inner;
      // Negative in right-to-left pages.
      const scrolled = Math.abs(scrollLeft);
      const isAside = scrolled > 0;
      const hasMore = scrolled + clientWidth < scrollWidth - 1;
      outer.toggleAttribute("data-aside", isAside);
      outer.toggleAttribute("data-more", hasMore);
      outer.toggleAttribute("data-below", scrollTop + clientHeight < scrollHeight - 1);
      if (!isAside && !hasMore) return;
      outer.style.setProperty("--pk-scrollbar", `${offsetWidth - clientWidth}px`);
      outer.style.setProperty("--pk-pinned", `${widthOf(inner, "favourite") + widthOf(inner, "pair")}px`);
    };
    inner.addEventListener("scroll", look, { passive: true });
    const stop = observeSize([inner, inner.firstElementChild], look);
    return () => {
      inner.removeEventListener("scroll", look);
      stop();
    };
  }, [frame, scroller]);
}

function widthOf(scroller: Element, column: string): number {
  return scroller.querySelector<HTMLElement>(`thead [data-column="${column}"]`)?.offsetWidth ?? 0;
}

function observeSize(elements: readonly (Element | null)[], onResize: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(onResize);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
