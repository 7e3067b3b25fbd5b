"use client";

import { type ReactElement, useMemo } from "react";
import { Curve, Surface } from "recharts";
import { thinSeries } from "../thinSeries.ts";
import { useChartWidth } from "../useChartWidth.ts";
import { valueTicks } from "../valueTicks.ts";
import { PLOT_HEIGHT, type PlotScale, plotScale } from "./PlotScale.ts";
import { TimePlotAxes } from "./TimePlotAxes.tsx";
import { TimePlotCursor } from "./TimePlotCursor.tsx";
import { TimePlotMarks } from "./TimePlotMarks.tsx";
import type { TimePlotProps } from "./TimePlotProps.ts";

/** One line over time. Draws no more points than it has pixels, and breaks where nothing is known. Time runs to the right in every language. */
export function TimePlot(props: TimePlotProps): ReactElement {
  const { label, times, reading, describe, tone = "neutral", fromZero = false, timeZone } = props;
  const { values, low, high } = reading;
  const [element, width] = useChartWidth();
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? times[0] ?? 0];
  const ticks = valueTicks({ low: values[low] ?? 0, high: values[high] ?? 1, count: 4, fromZero });
  const scale = plotScale({ width: width ?? 0, ticks, from, to });

  return (
    <div className="pk-TimePlot" ref={element} data-tone={tone} dir="ltr">
      {width !== undefined && width > 0 && (
        <>
          <div data-part="plot" aria-hidden="true">
            <Surface width={width} height={PLOT_HEIGHT}>
              <TimePlotAxes scale={scale} ticks={ticks} from={from} to={to} timeZone={timeZone} />
              <TimePlotCurve times={times} values={values} scale={scale} />
            </Surface>
          </div>
          {low !== high && (
            <TimePlotMarks extremes={reading} times={times} values={values} describe={describe} scale={scale} />
          )}
          <TimePlotCursor
            label={label}
            times={times}
            values={values}
            describe={describe}
            scale={scale}
            timeZone={timeZone}
          />
        </>
      )}
    </div>
  );
}

interface TimePlotCurveProps extends Pick<TimePlotProps, "times"> {
  readonly values: readonly (number | null)[];
  readonly scale: PlotScale;
}

function TimePlotCurve({ times, values, scale }: TimePlotCurveProps): ReactElement {
  const buckets = Math.max(50, Math.floor(scale.width / 2));
  const thinned = useMemo(() => thinSeries({ times, values, buckets }), [times, values, buckets]);
  // Tenths of a pixel are as much as a screen shows, and a path of half the length.
  const points = thinned.map(({ time, value }) => ({
    x: tenths(scale.x(time)),
    y: value === null ? null : tenths(scale.y(value)),
  }));
  // A point without neighbours is no line: it would not be seen.
  const isGap = (index: number) => (points[index]?.y ?? null) === null;
  const lone = points.filter((_, index) => !isGap(index) && isGap(index - 1) && isGap(index + 1));
  return (
    <>
      <Curve
        data-part="area"
        points={points}
        baseLine={tenths(scale.top + scale.height)}
        fill="currentColor"
        fillOpacity={0.1}
      />
      <Curve data-part="curve" points={points} fill="none" stroke="currentColor" strokeWidth={1.5} />
      {lone.map(({ x, y }) => (
        <circle key={x} data-part="lone" cx={x} cy={y ?? 0} r={2} fill="currentColor" />
      ))}
    </>
  );
}

function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
