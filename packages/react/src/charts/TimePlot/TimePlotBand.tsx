"use client";

import { type ReactElement, useMemo } from "react";
import { type BandPoint, bandSeries } from "../bandSeries.ts";
import type { PlotScale } from "./PlotScale.ts";

export interface UseBandParameters {
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
  readonly scale: PlotScale;
}

type Band = ReturnType<typeof bandSeries>;

/** Averages the values of a plot. `undefined` if it has room for a line of all values. */
export function useBand({ times, values, scale }: UseBandParameters): Band | undefined {
  const buckets = Math.max(1, Math.floor(scale.width / BUCKET));
  const isDense = times.length > SAMPLES * buckets;
  return useMemo(
    () => (isDense ? bandSeries({ times, values, buckets }) : undefined),
    [isDense, times, values, buckets],
  );
}

/** CSS pixels, and samples of a bucket whose line would still be legible. */
const BUCKET = 16;
const SAMPLES = 2;

export interface TimePlotBandProps {
  readonly band: Band;
  /** The latest value and its time. A point of its own, because the line ends at the average of an interval. */
  readonly latest: { readonly time: number; readonly value: number } | undefined;
  readonly scale: PlotScale;
}

/** The averages as a line, on a band from the lowest to the highest values of the same intervals. */
export function TimePlotBand({ band, latest, scale }: TimePlotBandProps): ReactElement {
  const draw = (points: readonly BandPoint[], part: "low" | "mean" | "high") =>
    points.map((point) => `${scale.x(point.time).toFixed(1)},${scale.y(point[part]).toFixed(1)}`).join("L");
  return (
    <>
      <path
        data-part="band"
        d={band.map((points) => `M${draw(points, "high")}L${draw(points.toReversed(), "low")}Z`).join("")}
      />
      <path
        data-part="curve"
        d={band.map((points) => `M${draw(points, "mean")}`).join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        // A single sample between two gaps is a line without length, which only round ends show.
        strokeLinecap="round"
      />
      {latest && (
        <circle data-part="point" cx={scale.x(latest.time)} cy={scale.y(latest.value)} r={3} fill="currentColor" />
      )}
    </>
  );
}
