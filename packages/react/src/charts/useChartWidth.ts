"use client";

import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useBrowserLayoutEffect } from "../ui/layer/useBrowserLayoutEffect.ts";

/**
 * How wide an element is, in CSS pixels, whenever that changes; `undefined` until it is on the page. While the page is
 * printed, how wide to draw for paper: what is drawn is then fitted to the sheet.
 */
export function useChartWidth(): readonly [RefObject<HTMLDivElement | null>, number | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(Math.floor(current.clientWidth));
    measure();
    // A browser lays out for paper as soon as this is told, and tells nobody how wide it will be.
    const prepare = () => flushSync(() => setWidth(PAPER));
    // Missing where nothing is laid out, as in jsdom: the first width stands.
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

/** CSS pixels: somewhat less than A4 between its margins. */
const PAPER = 640;
