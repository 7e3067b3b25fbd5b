"use client";

import { type ReactElement, useMemo } from "react";
import { isolate } from "../../format/isolate.ts";
import { thinSeries } from "../thinSeries.ts";
import type { CurvePoint } from "./CurvePoint.ts";
import type { PlotScale } from "./PlotScale.ts";
import type { PlotBox } from "./placeTip.ts";
import { plotLayerLabel } from "./plotLayerLabel.ts";
import type { PlotLayer, TimePlotProps } from "./TimePlotProps.ts";

/** The points of a line in CSS pixels, at most as many as the plot can show. */
export function useCurvePoints(
  times: readonly number[],
  values: readonly (number | null)[],
  scale: PlotScale,
): readonly CurvePoint[] {
  const buckets = Math.max(50, Math.floor(scale.width / 2));
  const thinned = useMemo(() => thinSeries({ times, values, buckets }), [times, values, buckets]);
  // Tenths of a pixel halve the path's length without a visible difference.
  return thinned.map(({ time, value }) => ({
    x: tenths(scale.x(time)),
    y: value === null ? null : tenths(scale.y(value)),
  }));
}

export interface TimePlotCurveProps {
  readonly points: readonly CurvePoint[];
  /** Number of values. */
  readonly count: number;
  /** Whether the last point has a circle. */
  readonly hasEnd: boolean;
  readonly scale: PlotScale;
}

/** The line, with circles for its end and for points that would be invisible. */
export function TimePlotCurve({ points, count, hasEnd, scale }: TimePlotCurveProps): ReactElement {
  // A point between two gaps needs a circle, because a line of one point is invisible.
  const isGap = (index: number) => (points[index]?.y ?? null) === null;
  const areAllShown = count * POINT <= scale.width;
  const end = hasEnd ? points.findLastIndex(({ y }) => y !== null) : -1;
  const shown = points.flatMap(({ x, y }, index) => {
    const isLarge = areAllShown || index === end;
    return y !== null && (isLarge || (isGap(index - 1) && isGap(index + 1))) ? [{ x, y, r: isLarge ? 3 : 2 }] : [];
  });
  return (
    <>
      <path data-part="curve" d={linePath(points)} fill="none" stroke="currentColor" strokeWidth={1.5} />
      {shown.map(({ x, y, r }) => (
        <circle key={x} data-part="point" cx={x} cy={y} r={r} fill="currentColor" />
      ))}
    </>
  );
}

export interface TimePlotLayerProps extends Pick<TimePlotProps, "times"> {
  readonly layer: PlotLayer;
  /** Other labels, which the layer's own does not cover. */
  readonly avoid: readonly PlotBox[];
  readonly scale: PlotScale;
}

/** The line of another pair, or of a part of a balance with its area and label. */
export function TimePlotLayer({ times, layer, avoid, scale }: TimePlotLayerProps): ReactElement {
  const { id, reading, label: text } = layer;
  const points = useCurvePoints(times, reading.values, scale);
  const label = text === undefined ? undefined : plotLayerLabel({ text, points, avoid, scale });
  return (
    <>
      {id !== "other" && <TimePlotArea points={points} scale={scale} layer={id} />}
      <path data-part="layer" data-layer={id} d={linePath(points)} fill="none" strokeWidth={id === "other" ? 1.5 : 1} />
      {label && (
        <text data-part="layerLabel" x={label.x} y={label.y}>
          {isolate(label.text)}
        </text>
      )}
    </>
  );
}

export interface TimePlotAreaProps {
  readonly points: readonly CurvePoint[];
  readonly scale: PlotScale;
  readonly layer?: PlotLayer["id"] | undefined;
}

/** The area between a line and zero, or the time axis if zero is outside the plot. */
export function TimePlotArea({ points, scale, layer }: TimePlotAreaProps): ReactElement {
  const zero = Math.min(scale.top + scale.height, Math.max(scale.top, scale.y(0)));
  return <path data-part="area" data-layer={layer} d={areaPath(points, tenths(zero))} />;
}

/** A line through the points, which starts anew after each gap. */
function linePath(points: readonly CurvePoint[]): string {
  let path = "";
  let isDrawing = false;
  for (const { x, y } of points) {
    if (y !== null) path += `${isDrawing ? "L" : "M"}${x},${y}`;
    isDrawing = y !== null;
  }
  return path;
}

/** Areas down to a base, without those of a few pixels, which would look like spikes. */
function areaPath(points: readonly CurvePoint[], base: number): string {
  let path = "";
  let start = 0;
  for (let index = 0; index <= points.length; index += 1) {
    if (index < points.length && points[index]?.y !== null) continue;
    const segment = points.slice(start, index);
    const [left, right] = [segment[0]?.x ?? 0, segment.at(-1)?.x ?? 0];
    if (right - left >= NARROW) path += `${linePath(segment)}L${right},${base}L${left},${base}Z`;
    start = index + 1;
  }
  return path;
}

/** CSS pixels: minimum distance of points that are drawn individually, and minimum width of an area. */
const POINT = 12;
const NARROW = 24;

function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
