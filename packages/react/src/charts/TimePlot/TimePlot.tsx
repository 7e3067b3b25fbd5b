"use client";

import { type ReactElement, useMemo } from "react";
import { Area, AreaChart, CartesianGrid, XAxis, YAxis } from "recharts";
import { numberFormat } from "../../format/numberFormat.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { thinSeries } from "../thinSeries.ts";
import { formatTick, timeTicks } from "../timeTicks.ts";
import { useChartWidth } from "../useChartWidth.ts";
import { valueTicks } from "../valueTicks.ts";
import type { PlotScale } from "./PlotScale.ts";
import { TimePlotCursor } from "./TimePlotCursor.tsx";
import { TimePlotMarks } from "./TimePlotMarks.tsx";
import type { TimePlotProps } from "./TimePlotProps.ts";

/** One line over time. Draws no more points than it has pixels, and breaks where nothing is known. Time runs to the right in every language. */
export function TimePlot(props: TimePlotProps): ReactElement {
  const { label, times, values, describe, tone = "neutral", fromZero = false, extremes, timeZone } = props;
  const { locale } = useLocale();
  const [element, width] = useChartWidth();

  const scaled = useMemo(() => {
    const known = values.filter((value) => value !== null);
    return valueTicks({ ...boundsOf(known), count: 4, fromZero });
  }, [values, fromZero]);
  const write = (value: number) =>
    numberFormat(locale, { minimumFractionDigits: scaled.digits, maximumFractionDigits: scaled.digits }).format(value);
  const axisWidth = 16 + Math.max(...scaled.ticks.map((tick) => write(tick).length), 3) * 7;
  const from = times[0] ?? 0;
  const to = times.at(-1) ?? from;
  const scale = scaleOf({ width: width ?? 0, axisWidth, from, to, domain: scaled.domain });
  const points = useMemo(
    () => thinSeries({ times, values, buckets: Math.max(50, Math.floor(scale.width / 2)) }),
    [times, values, scale.width],
  );
  // A point without neighbours is no line: it would not be seen.
  const lone = points.filter(
    ({ value }, index) =>
      value !== null && (points[index - 1]?.value ?? null) === null && (points[index + 1]?.value ?? null) === null,
  );
  const ticks = timeTicks({ from, to, count: Math.max(2, Math.floor(scale.width / 90)), timeZone });

  return (
    <div className="pk-TimePlot" ref={element} data-tone={tone} dir="ltr">
      {width !== undefined && width > 0 && (
        <>
          <div data-part="plot" aria-hidden="true">
            <AreaChart
              width={width}
              height={HEIGHT}
              data={points}
              margin={{ top: TOP, right: 0, bottom: 0, left: LEFT }}
              accessibilityLayer={false}
            >
              <CartesianGrid vertical={false} syncWithTicks />
              <XAxis
                dataKey="time"
                type="number"
                scale="linear"
                domain={[from, to === from ? from + 1 : to]}
                ticks={[...ticks]}
                interval={0}
                height={AXIS_HEIGHT}
                tickFormatter={(time: number) => formatTick({ time, locale, timeZone })}
                tickLine={false}
                tickMargin={8}
              />
              <YAxis
                type="number"
                orientation="right"
                width={axisWidth}
                domain={[...scaled.domain]}
                ticks={[...scaled.ticks]}
                interval={0}
                tickFormatter={write}
                tickLine={false}
                axisLine={false}
              />
              <Area
                dataKey="value"
                type="linear"
                dot={false}
                activeDot={false}
                isAnimationActive={false}
                connectNulls={false}
                baseValue={scaled.domain[0]}
                stroke="currentColor"
                fill="currentColor"
              />
            </AreaChart>
          </div>
          <div data-part="marks" aria-hidden="true">
            {lone.map(({ time, value }) => (
              <span key={time} data-part="lone" style={{ left: scale.x(time), top: scale.y(value ?? 0) }} />
            ))}
          </div>
          {extremes && (
            <TimePlotMarks extremes={extremes} times={times} values={values} describe={describe} scale={scale} />
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

interface ScaleParameters {
  readonly width: number;
  readonly axisWidth: number;
  readonly from: number;
  readonly to: number;
  readonly domain: readonly [number, number];
}

function scaleOf({ width, axisWidth, from, to, domain }: ScaleParameters): PlotScale {
  const [low, high] = domain;
  const plot = {
    left: LEFT,
    top: TOP,
    width: Math.max(1, width - LEFT - axisWidth),
    height: HEIGHT - TOP - AXIS_HEIGHT,
  };
  const span = to - from || 1;
  return {
    ...plot,
    x: (time) => plot.left + ((time - from) / span) * plot.width,
    y: (value) => plot.top + ((high - value) / (high - low)) * plot.height,
    timeAt: (x) => from + ((x - plot.left) / plot.width) * span,
  };
}

function boundsOf(values: readonly number[]): { readonly low: number; readonly high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return values.length === 0 ? { low: 0, high: 1 } : { low, high };
}

/** CSS pixels. */
const HEIGHT = 260;
const TOP = 24;
const LEFT = 4;
const AXIS_HEIGHT = 28;
