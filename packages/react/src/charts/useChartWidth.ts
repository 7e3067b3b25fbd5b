"use client";

import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useBrowserLayoutEffect } from "../ui/layer/useBrowserLayoutEffect.ts";

/**
 * Measures the width of an element in CSS pixels. `undefined` until it is mounted. Returns a fixed width while printing,
 * which CSS scales to the paper.
 */
export function useChartWidth(): readonly [RefObject<HTMLDivElement | null>, number | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(Math.floor(current.clientWidth));
    measure();
    // Browsers lay out for paper right after this event and do not expose the paper's width.
    const prepare = () => flushSync(() => setWidth(PAPER));
    // Missing in environments without layout, such as jsdom.
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    observer?.observe(current);
    addEventListener("beforeprint", prepare);
    addEventListener("afterprint", measure);
    return () => {
      observer?.disconnect();
      removeEventListener("beforeprint", prepare);
      removeEventListener("afterprint", measure);
    };
  }, []);
  return [element, width];
}

/** CSS pixels: slightly less than A4 between its margins. */
const PAPER = 640;
