"use client";

import { type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../provider/useBrowserLayoutEffect.ts";

/** How wide an element is, in CSS pixels, whenever that changes; `undefined` until it is on the page. */
export function useChartWidth(): readonly [RefObject<HTMLDivElement | null>, number | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(Math.floor(current.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
