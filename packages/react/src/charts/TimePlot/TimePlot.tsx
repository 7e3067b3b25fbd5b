"use client";

import type { ReactElement } from "react";
import { Surface } from "recharts";
import { directionOf } from "../../locale/directionOf.ts";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { enCharts } from "../messages.en.ts";
import { useChartWidth } from "../useChartWidth.ts";
import { formatEndValue, formatValueTicks, valueTicks } from "../valueTicks.ts";
import { lineBoxes } from "./lineBoxes.ts";
import { PlotEventMark } from "./PlotEventMark.tsx";
import { plotScale } from "./PlotScale.ts";
import { barAt } from "./plotBars.ts";
import { eventBox, eventGroupAt, plotEvents } from "./plotEvents.ts";
import { levelPoints, plotLayerLabel } from "./plotLayerLabel.ts";
import { plotLevelLabels } from "./plotLevelLabels.ts";
import { plotMarks } from "./plotMarks.ts";
import { plotEndTags } from "./plotTag.ts";
import { TimePlotAxes, TimePlotEnds, TimePlotLevels, TimePlotReference } from "./TimePlotAxes.tsx";
import { TimePlotBand, useBand } from "./TimePlotBand.tsx";
import { TimePlotBars } from "./TimePlotBars.tsx";
import { TimePlotCursor } from "./TimePlotCursor.tsx";
import { TimePlotArea, TimePlotCurve, TimePlotLayer, useCurvePoints } from "./TimePlotCurves.tsx";
import { TimePlotMarks } from "./TimePlotMarks.tsx";
import type { PlotBar, PlotEvent, PlotLayer, PlotLevel, TimePlotProps } from "./TimePlotProps.ts";

/** A line over time, with gaps for missing values and at most as many points as pixels. Time runs to the right in all locales. */
export function TimePlot(props: TimePlotProps): ReactElement {
  const {
    label,
    times,
    reading,
    describe,
    tone = "neutral",
    levels = noLevels,
    reference,
    fromZero = false,
    extremeNames,
    hasBand,
    hasEnd = false,
    hasEndValue = false,
  } = props;
  const { layers = noLayers, events = noEvents, describeEvents, bars, describeBar, unit = "plain" } = props;
  const { onZoom, isZoomed = false, size = "full", areValuesHidden = false, syncId, timeZone } = props;
  const { values } = reading;
  const { charts: messages, locale } = useText(enCharts);
  const [element, width] = useChartWidth();
  const [from, to] = timesOf(times);
  const extremes = [reading, ...layers.map((layer) => layer.reading)];
  const fixed = [...levels.map(({ value }) => value), ...(reference === undefined ? [] : [reference.value])];
  const ticks = valueTicks({
    low: Math.min(...extremes.map(({ values, low }) => values[low] ?? 0), ...fixed),
    high: Math.max(...extremes.map(({ values, high }) => values[high] ?? 1), ...fixed),
    count: size === "full" || size === "tall" ? 4 : 2,
    fromZero,
  });
  const tickLabels = formatValueTicks({ ticks, locale, unit });
  const endValue = hasEndValue ? values[reading.last] : null;
  const endLabels =
    endValue == null ? (props.endLabels ?? noLabels) : [formatEndValue({ value: endValue, ticks, locale, unit })];
  const [other, parts] = [layers.filter(isOther), layers.filter((layer) => !isOther(layer))];
  const hasMarks = levels.length === 0 && other.length === 0 && !areValuesHidden && extremeNames !== null;
  const scale = plotScale({
    width: width ?? 0,
    size,
    hasTrack: bars !== undefined,
    hasMarks,
    ticks,
    from,
    to,
    ...(unit !== "plain" && { tickLabels: [...tickLabels, ...endLabels] }),
  });
  const points = useCurvePoints(width ? times : noTimes, values, scale);
  const band = useBand({ times: hasBand && width ? times : noTimes, values, scale });
  const [time, value] = [times[reading.last], values[reading.last]];
  const latest = time === undefined || value == null ? undefined : { time, value };
  const write = (which: "high" | "low", index: number) =>
    [(extremeNames ?? messages)[which], describe(index)[0]?.value].filter(Boolean).join(" ");
  const groups = plotEvents({ events, times, values, scale });
  const marks = hasMarks ? plotMarks({ times, reading, scale, events: groups, band: band?.flat(), write }) : [];
  const levelLabels = plotLevelLabels(areValuesHidden ? noLevels : levels, scale);
  const ends = [reading, ...other.map((layer) => layer.reading)].map(({ values, last }) => values[last] ?? 0);
  const endTags = plotEndTags(
    endLabels.map((label, line) => ({ label, value: ends[line] ?? 0 })),
    scale,
  );
  const describeAll = (index: number) => {
    const group = eventGroupAt(groups, scale.x(times[index] ?? 0));
    const bar = barAt(bars ?? noBars, times[index] ?? 0);
    return [
      ...describe(index),
      ...(group ? (describeEvents?.(group.indexes) ?? []) : []),
      ...(bar === -1 ? [] : (describeBar?.(bar) ?? [])),
    ];
  };
  const otherLabels = [...marks, ...levelLabels, ...endTags].map(({ box }) => box);
  const lines = extremes.map((one) => one.values);
  const referenceLabel =
    reference?.text !== undefined && !areValuesHidden
      ? plotLayerLabel({
          text: reference.text,
          points: levelPoints(reference.value, scale),
          avoid: [
            ...otherLabels,
            ...lineBoxes({ times, lines, scale, from: scale.left, to: scale.left + scale.width }),
          ],
          scale,
        })
      : undefined;
  const avoid = [...otherLabels, ...(referenceLabel ? [referenceLabel.box] : [])];
  const showAll = () => {
    onZoom?.(undefined);
    // The button disappears.
    element.current?.querySelector<HTMLElement>('[role="slider"]')?.focus();
  };

  return (
    <div
      className="pk-TimePlot"
      ref={element}
      data-tone={tone}
      data-size={size}
      data-stacked={parts.length > 0 || undefined}
      data-track={bars ? "" : undefined}
      dir="ltr"
    >
      {width !== undefined && width > 0 && (
        <>
          <div data-part="plot" aria-hidden="true">
            <Surface width={width} height={scale.outer.height}>
              {parts.map((layer) => (
                <TimePlotLayer key={layer.id} times={times} layer={layer} avoid={avoid} scale={scale} />
              ))}
              {/* The height of an area means nothing if the axis starts elsewhere. */}
              {fromZero && !band && <TimePlotArea points={points} scale={scale} />}
              <TimePlotAxes
                scale={scale}
                ticks={ticks}
                tickLabels={areValuesHidden ? [] : tickLabels}
                tags={endTags}
                // With the levels there would be too many lines.
                hasGrid={levels.length === 0}
                from={from}
                to={to}
                timeZone={timeZone}
              />
              {other.map((layer) => (
                <TimePlotLayer key={layer.id} times={times} layer={layer} avoid={avoid} scale={scale} />
              ))}
              {band ? (
                <TimePlotBand band={band} latest={latest} scale={scale} />
              ) : (
                <TimePlotCurve points={points} count={reading.count} hasEnd={hasEnd} scale={scale} />
              )}
              {groups.map((group) => (
                <PlotEventMark key={group.indexes[0]} {...group} />
              ))}
              <TimePlotLevels levels={levels} labels={levelLabels} scale={scale} />
              <TimePlotEnds labels={endLabels} tags={endTags} />
              {reference !== undefined && <TimePlotReference level={reference} label={referenceLabel} scale={scale} />}
              {bars && <TimePlotBars bars={bars} scale={scale} areEqual={areValuesHidden} />}
            </Surface>
            <TimePlotMarks marks={marks} scale={scale} />
          </div>
          <TimePlotCursor
            label={label}
            times={times}
            lines={lines}
            avoid={[...avoid, ...groups.map(eventBox)]}
            describe={describeAll}
            onZoom={onZoom}
            isCompact={size === "compact"}
            syncId={syncId}
            scale={scale}
            timeZone={timeZone}
          />
          {isZoomed && (
            <div data-part="zoom" dir={directionOf(locale)}>
              <Button variant="quiet" icon="close" onClick={showAll}>
                {messages.showAll}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

const noTimes: readonly number[] = [];
const noLevels: readonly PlotLevel[] = [];
const noLayers: readonly PlotLayer[] = [];
const noEvents: readonly PlotEvent[] = [];
const noBars: readonly PlotBar[] = [];
const noLabels: readonly string[] = [];

function isOther({ id }: PlotLayer): boolean {
  return id === "other";
}

/** Centres a single time on its axis. */
function timesOf(times: readonly number[]): readonly [number, number] {
  const [from = 0, to = from] = [times[0], times.at(-1)];
  return from === to ? [from - AROUND, to + AROUND] : [from, to];
}

/** Seconds. */
const AROUND = 60;
