"use client";

import { type ReactElement, useMemo } from "react";
import { Curve, Surface } from "recharts";
import { useText } from "../../locale/useText.ts";
import { enCharts } from "../messages.en.ts";
import { thinSeries } from "../thinSeries.ts";
import { useChartWidth } from "../useChartWidth.ts";
import { formatValueTicks, valueTicks } from "../valueTicks.ts";
import { PlotEventMark } from "./PlotEventMark.tsx";
import { PLOT_HEIGHT, type PlotScale, plotScale } from "./PlotScale.ts";
import { eventGroupAt, plotEvents } from "./plotEvents.ts";
import { plotLevelLabels } from "./plotLevelLabels.ts";
import { type PlotMark, plotMarks } from "./plotMarks.ts";
import { TimePlotAxes, TimePlotLevels } from "./TimePlotAxes.tsx";
import { TimePlotCursor } from "./TimePlotCursor.tsx";
import type { PlotEvent, PlotLevel, TimePlotProps } from "./TimePlotProps.ts";

/** One line over time, with gaps for missing values and at most as many points as pixels. Time runs to the right in all locales. */
export function TimePlot(props: TimePlotProps): ReactElement {
  const { label, times, reading, describe, tone = "neutral", levels = noLevels, fromZero = false, timeZone } = props;
  const { companion, isAxisCompact = false, areValuesHidden = false, events = noEvents, describeEvents } = props;
  const { values } = reading;
  const { charts: messages, locale } = useText(enCharts);
  const [element, width] = useChartWidth();
  const [from, to] = timesOf(times);
  const extremes = [reading, ...(companion ? [companion] : [])];
  const levelValues = levels.map(({ value }) => value);
  const ticks = valueTicks({
    low: Math.min(...extremes.map(({ values, low }) => values[low] ?? 0), ...levelValues),
    high: Math.max(...extremes.map(({ values, high }) => values[high] ?? 1), ...levelValues),
    count: 4,
    fromZero,
  });
  const tickLabels = formatValueTicks({ ticks, locale, isCompact: isAxisCompact });
  const scale = plotScale({ width: width ?? 0, ticks, from, to, ...(isAxisCompact && { tickLabels }) });
  const write = (which: "high" | "low", index: number) => `${messages[which]} ${describe(index)[0]?.value}`;
  const levelLabels = plotLevelLabels({ levels, scale });
  const groups = plotEvents({ events, times, values, scale });
  const describeAll = (index: number) => {
    const group = eventGroupAt(groups, scale.x(times[index] ?? 0));
    return [...describe(index), ...(group ? (describeEvents?.(group.indexes) ?? []) : [])];
  };
  const marks = levels.length > 0 || areValuesHidden ? [] : plotMarks({ times, reading, scale, write });

  return (
    <div className="pk-TimePlot" ref={element} data-tone={tone} dir="ltr">
      {width !== undefined && width > 0 && (
        <>
          <div data-part="plot" aria-hidden="true">
            <Surface width={width} height={PLOT_HEIGHT}>
              {/* Levels replace grid and area, which would be too many lines together. */}
              <TimePlotAxes
                scale={scale}
                ticks={ticks}
                tickLabels={areValuesHidden ? [] : tickLabels}
                hasGrid={levels.length === 0}
                from={from}
                to={to}
                timeZone={timeZone}
              />
              {companion && <CompanionCurve times={times} values={companion.values} scale={scale} />}
              <TimePlotCurve times={times} reading={reading} scale={scale} hasArea={levels.length === 0} />
              {groups.map((group) => (
                <PlotEventMark key={group.indexes[0]} {...group} />
              ))}
              <TimePlotLevels levels={levels} labels={levelLabels} scale={scale} />
            </Surface>
          </div>
          <TimePlotMarks marks={marks} scale={scale} />
          <TimePlotCursor
            label={label}
            times={times}
            values={values}
            avoid={[...marks, ...levelLabels].map(({ box }) => box)}
            describe={describeAll}
            scale={scale}
            timeZone={timeZone}
          />
        </>
      )}
    </div>
  );
}

const noLevels: readonly PlotLevel[] = [];
const noEvents: readonly PlotEvent[] = [];

/** Centres a single time on its axis. */
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
  const points = useCurvePoints(times, values, scale);
  // A point between two gaps needs a circle, because a line of one point is invisible.
  const isGap = (index: number) => (points[index]?.y ?? null) === null;
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

interface CompanionCurveProps {
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
  readonly scale: PlotScale;
}

function CompanionCurve({ times, values, scale }: CompanionCurveProps): ReactElement {
  const points = useCurvePoints(times, values, scale);
  return <Curve data-part="companion" points={points} fill="none" strokeWidth={1.5} strokeDasharray="4 3" />;
}

function useCurvePoints(times: readonly number[], values: readonly (number | null)[], scale: PlotScale): CurvePoint[] {
  const buckets = Math.max(50, Math.floor(scale.width / 2));
  const thinned = useMemo(() => thinSeries({ times, values, buckets }), [times, values, buckets]);
  // Tenths of a pixel halve the path's length without a visible difference.
  return thinned.map(({ time, value }) => ({
    x: tenths(scale.x(time)),
    y: value === null ? null : tenths(scale.y(value)),
  }));
}

interface CurvePoint {
  readonly x: number;
  readonly y: number | null;
}

/** Removes segments of a few pixels, below which an area would look like a spike from the axis. */
function withoutNarrow(points: readonly CurvePoint[]): CurvePoint[] {
  const copies = points.map((point) => ({ ...point }));
  let start = 0;
  for (let index = 0; index <= copies.length; index += 1) {
    if (index < copies.length && copies[index]?.y !== null) continue;
    const segment = copies.slice(start, index);
    const isNarrow = (segment.at(-1)?.x ?? 0) - (segment[0]?.x ?? 0) < NARROW;
    if (isNarrow) for (const point of segment) point.y = null;
    start = index + 1;
  }
  return copies;
}

/** CSS pixels: minimum distance of points that are drawn individually, and minimum width of an area. */
const POINT = 12;
const NARROW = 24;

function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

interface TimePlotMarksProps {
  readonly marks: readonly PlotMark[];
  readonly scale: PlotScale;
}

/** Labels at the lowest and the highest value. Hidden from screen readers, because the summary contains both values. */
function TimePlotMarks({ marks, scale }: TimePlotMarksProps): ReactElement {
  return (
    <div data-part="marks" aria-hidden="true">
      {marks.map(({ which, text, x, y, isAtEnd }) => (
        <span
          key={which}
          data-part="mark"
          data-which={which}
          data-at-end={isAtEnd || undefined}
          // In percent, because a printed plot has the width of the page.
          style={{ left: share(x, scale.outer.width), top: share(y, scale.outer.height) }}
        >
          <span>
            <bdi>{text}</bdi>
          </span>
        </span>
      ))}
    </div>
  );
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
