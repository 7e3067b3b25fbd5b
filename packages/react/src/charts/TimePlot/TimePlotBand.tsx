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

/** The edges pass through the lowest and highest values, at which the plot has labels. */
const timeOf = { mean: "time", low: "lowAt", high: "highAt" } as const;

export interface TimePlotBandProps {
  readonly band: Band;
  /** The latest value, at which the line ends, and its time. */
  readonly latest: { readonly time: number; readonly value: number } | undefined;
  readonly scale: PlotScale;
}

/** The averages as a line, on a band from the lowest to the highest values. */
export function TimePlotBand({ band, latest, scale }: TimePlotBandProps): ReactElement {
  const end = latest && { x: scale.x(latest.time).toFixed(1), y: scale.y(latest.value).toFixed(1) };
  const draw = (points: readonly BandPoint[], part: keyof typeof timeOf) =>
    points.map((point) => `${scale.x(point[timeOf[part]]).toFixed(1)},${scale.y(point[part]).toFixed(1)}`).join("L");
  return (
    <>
      <path
        data-part="band"
        d={band.map((points) => `M${draw(points, "high")}L${draw(points.toReversed(), "low")}Z`).join("")}
      />
      <path
        data-part="curve"
        d={band.map((points) => `M${draw(points, "mean")}`).join("") + (end ? `L${end.x},${end.y}` : "")}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
      />
      {end && <circle data-part="point" cx={end.x} cy={end.y} r={3} fill="currentColor" />}
    </>
  );
}
