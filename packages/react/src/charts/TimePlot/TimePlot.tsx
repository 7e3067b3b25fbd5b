"use client";

import { type ReactElement, useMemo } from "react";
import { Curve, Surface } from "recharts";
import { useText } from "../../locale/useText.ts";
import { enCharts } from "../messages.en.ts";
import { thinSeries } from "../thinSeries.ts";
import { useChartWidth } from "../useChartWidth.ts";
import { valueTicks } from "../valueTicks.ts";
import { PLOT_HEIGHT, type PlotScale, plotScale } from "./PlotScale.ts";
import { plotLevelLabels } from "./plotLevelLabels.ts";
import { plotMarks } from "./plotMarks.ts";
import { TimePlotAxes } from "./TimePlotAxes.tsx";
import { TimePlotCursor } from "./TimePlotCursor.tsx";
import { TimePlotLevels } from "./TimePlotLevels.tsx";
import { TimePlotMarks } from "./TimePlotMarks.tsx";
import type { PlotLevel, TimePlotProps } from "./TimePlotProps.ts";

/** One line over time. Draws no more points than it has pixels, and breaks where nothing is known. Time runs to the right in every language. */
export function TimePlot(props: TimePlotProps): ReactElement {
  const { label, times, reading, describe, tone = "neutral", levels = noLevels, fromZero = false, timeZone } = props;
  const { values, low, high } = reading;
  const { charts: messages } = useText(enCharts);
  const [element, width] = useChartWidth();
  const [from, to] = timesOf(times);
  const heights = levels.map(({ value }) => value);
  const ticks = valueTicks({
    low: Math.min(values[low] ?? 0, ...heights),
    high: Math.max(values[high] ?? 1, ...heights),
    count: 4,
    fromZero,
  });
  const scale = plotScale({ width: width ?? 0, ticks, from, to });
  const write = (which: "high" | "low", index: number) => `${messages[which]} ${describe(index)[0]?.value}`;
  const levelLabels = plotLevelLabels({ levels, scale });
  const marks = levels.length > 0 ? [] : plotMarks({ times, reading, scale, write });

  return (
    <div className="pk-TimePlot" ref={element} data-tone={tone} dir="ltr">
      {width !== undefined && width > 0 && (
        <>
          <div data-part="plot" aria-hidden="true">
            <Surface width={width} height={PLOT_HEIGHT}>
              {/* Levels are lines to read by, too: with the others and an area there would be too many. */}
              <TimePlotAxes
                scale={scale}
                ticks={ticks}
                hasGrid={levels.length === 0}
                from={from}
                to={to}
                timeZone={timeZone}
              />
              <TimePlotCurve times={times} reading={reading} scale={scale} hasArea={levels.length === 0} />
              <TimePlotLevels levels={levels} labels={levelLabels} scale={scale} />
            </Surface>
          </div>
          <TimePlotMarks marks={marks} scale={scale} />
          <TimePlotCursor
            label={label}
            times={times}
            values={values}
            avoid={[...marks, ...levelLabels].map(({ box }) => box)}
            describe={describe}
            scale={scale}
            timeZone={timeZone}
          />
        </>
      )}
    </div>
  );
}

const noLevels: readonly PlotLevel[] = [];

/** One time alone stands in the middle of its axis. */
function timesOf(times: readonly number[]): readonly [number, number] {
  const [from = 0, to = from] = [times[0], times.at(-1)];
  return from === to ? [from - AROUND, to + AROUND] : [from, to];
}

/** Seconds. */
const AROUND = 60;

interface TimePlotCurveProps extends Pick<TimePlotProps, "times" | "reading"> {
  readonly scale: PlotScale;
  readonly hasArea: boolean;
}

function TimePlotCurve({ times, reading, scale, hasArea }: TimePlotCurveProps): ReactElement {
  const { values, count } = reading;
  const buckets = Math.max(50, Math.floor(scale.width / 2));
  const thinned = useMemo(() => thinSeries({ times, values, buckets }), [times, values, buckets]);
  // Tenths of a pixel are as much as a screen shows, and a path of half the length.
  const points = thinned.map(({ time, value }) => ({
    x: tenths(scale.x(time)),
    y: value === null ? null : tenths(scale.y(value)),
  }));
  // A point without neighbours is no line: it would not be seen.
  const isGap = (index: number) => (points[index]?.y ?? null) === null;
  // Few samples are seen one by one.
  const areAllShown = count * POINT <= scale.width;
  const shown = points.filter((_, index) => !isGap(index) && (areAllShown || (isGap(index - 1) && isGap(index + 1))));
  return (
    <>
      {hasArea && (
        <Curve
          data-part="area"
          points={withoutNarrow(points)}
          baseLine={tenths(scale.top + scale.height)}
          fill="currentColor"
          fillOpacity={0.1}
        />
      )}
      <Curve data-part="curve" points={points} fill="none" stroke="currentColor" strokeWidth={1.5} />
      {shown.map(({ x, y }) => (
        <circle key={x} data-part="point" cx={x} cy={y ?? 0} r={areAllShown ? 3 : 2} fill="currentColor" />
      ))}
    </>
  );
}

interface CurvePoint {
  readonly x: number;
  readonly y: number | null;
}

/** Leaves out stretches of a few pixels: an area below them would look like a spike that starts at the axis. */
function withoutNarrow(points: readonly CurvePoint[]): CurvePoint[] {
  const kept = points.map((point) => ({ ...point }));
  let start = 0;
  for (let index = 0; index <= kept.length; index += 1) {
    if (index < kept.length && kept[index]?.y !== null) continue;
    const stretch = kept.slice(start, index);
    const isNarrow = (stretch.at(-1)?.x ?? 0) - (stretch[0]?.x ?? 0) < NARROW;
    if (isNarrow) for (const point of stretch) point.y = null;
    start = index + 1;
  }
  return kept;
}

/** CSS pixels: what a point needs to be told from its neighbours, and what an area needs to look like one. */
const POINT = 12;
const NARROW = 24;

function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
