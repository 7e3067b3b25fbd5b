"use client";

import { useMemo, useState } from "react";
import { nearest } from "./TimePlot/nearest.ts";

/** A part of the time axis, in seconds since the epoch. */
export interface ZoomRange {
  readonly from: number;
  readonly to: number;
}

export interface UseZoomParameters {
  /** Seconds since the epoch, ascending. */
  readonly times: readonly number[];
  /** Identifies what the chart shows. A zoom ends when it changes. */
  readonly of: string;
}

export interface UseZoomReturnType {
  /** Index of the first shown time, and of the one after the last. */
  readonly start: number;
  readonly end: number;
  readonly isZoomed: boolean;
  /** `undefined` shows all times again. */
  readonly setZoom: (range: ZoomRange | undefined) => void;
}

/** A selected part of a series. It stays in place while new samples arrive, and ends when fewer than two are left in it. */
export function useZoom({ times, of }: UseZoomParameters): UseZoomReturnType {
  const [zoom, setZoom] = useState<ZoomRange & { readonly of: string }>();
  const isCurrent = zoom?.of === of;
  return useMemo(() => {
    const set = (range: ZoomRange | undefined) => setZoom(range && { ...range, of });
    const [first = 0, last = first] = [times[0], times.at(-1)];
    const [from, to] = isCurrent ? [Math.max(zoom.from, first), Math.min(zoom.to, last)] : [first, first];
    const [start, end] = [nearest(times, from), nearest(times, to) + 1];
    const isZoomed = from < to && end - start > 1;
    return isZoomed ? { start, end, isZoomed, setZoom: set } : { start: 0, end: times.length, isZoomed, setZoom: set };
  }, [times, of, zoom, isCurrent]);
}
