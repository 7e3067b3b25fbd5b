"use client";

import { type RefObject, useEffect } from "react";

export interface UseHiddenEdgesParameters {
  readonly frame: Readonly<RefObject<HTMLElement | null>>;
  readonly scroller: Readonly<RefObject<HTMLElement | null>>;
}

/**
 * Marks the edges of the frame behind which columns are hidden: `data-aside` after scrolling sideways, `data-more` before the last
 * column. The first columns are pinned only with `data-aside`, because each pinned cell costs the browser a layer.
 */
export function useHiddenEdges({ frame, scroller }: UseHiddenEdgesParameters): void {
  useEffect(() => {
    const [outer, inner] = [frame.current, scroller.current];
    if (!outer || !inner) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth, offsetWidth } = inner;
      // Negative in right-to-left pages.
      const scrolled = Math.abs(scrollLeft);
      const isAside = scrolled > 0;
      const hasMore = scrolled + clientWidth < scrollWidth - 1;
      const pinned = isAside || hasMore ? widthOf(inner, "favourite") + widthOf(inner, "pair") : undefined;
      // Everything is measured before this, because each change costs the styles of all cells.
      outer.toggleAttribute("data-aside", isAside);
      outer.toggleAttribute("data-more", hasMore);
      if (pinned === undefined) return;
      setLength(outer, "--pk-scrollbar", offsetWidth - clientWidth);
      setLength(outer, "--pk-pinned", pinned);
    };
    inner.addEventListener("scroll", look, { passive: true });
    const stop = observeSize([inner, inner.firstElementChild], look);
    return () => {
      inner.removeEventListener("scroll", look);
      stop();
    };
  }, [frame, scroller]);
}

function setLength(element: HTMLElement, property: string, pixels: number): void {
  const value = `${pixels}px`;
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value);
}

function widthOf(scroller: Element, column: string): number {
  return scroller.querySelector<HTMLElement>(`thead [data-column="${column}"]`)?.offsetWidth ?? 0;
}

/** Calls back when the size of an element changes. Returns a function that stops. */
export function observeSize(elements: readonly (Element | null | undefined)[], onResize: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(onResize);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
