"use client";

import type { ReactElement } from "react";
import { isolate } from "../../format/isolate.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import type { ValueTicks } from "../valueTicks.ts";
import { isolateTick } from "./isolateTick.ts";
import type { PlotScale } from "./PlotScale.ts";
import { placeTimes } from "./placeTimes.ts";
import type { PlotLevelLabel } from "./plotLevelLabels.ts";
import { isBehindTag, type PlotTag } from "./plotTag.ts";
import type { PlotLevel } from "./TimePlotProps.ts";

export interface TimePlotAxesProps {
  readonly scale: PlotScale;
  readonly ticks: ValueTicks;
  /** One per tick. Empty: the axis has no labels. */
  readonly tickLabels: readonly string[];
  /** Take the place of the labels behind them. */
  readonly tags: readonly PlotTag[];
  /** Whether to draw a line at each value. */
  readonly hasGrid: boolean;
  /** Seconds since the epoch. */
  readonly from: number;
  readonly to: number;
  readonly timeZone: string | undefined;
}

/** The grid and the labels of both axes. */
export function TimePlotAxes(props: TimePlotAxesProps): ReactElement {
  const { scale, ticks, tickLabels, tags, hasGrid, from, to, timeZone } = props;
  const { locale } = useLocale();
  const { left, top, width, height, y } = scale;
  const right = left + width;
  // Below the track of bars, beside the labels.
  const bottom = top + height + scale.track;
  const times = placeTimes({ scale, from, to, locale, timeZone });
  return (
    <>
      {hasGrid && (
        <g data-part="grid">
          {ticks.ticks.map((tick) => (
            <line key={tick} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          ))}
        </g>
      )}
      <line data-part="axis" x1={left} x2={right} y1={bottom} y2={bottom} />
      {y(0) > top && y(0) < top + height && <line data-part="axis" x1={left} x2={right} y1={y(0)} y2={y(0)} />}
      {tickLabels.map((label, index) => {
        const tick = y(ticks.ticks[index] ?? 0);
        if (isBehindTag(tick, tags)) return null;
        return (
          <text key={ticks.ticks[index]} x={right + 8} y={tick} dy="0.355em">
            {isolateTick(label, locale)}
          </text>
        );
      })}
      {times.map(({ time, label, ...tick }) => (
        <g key={time}>
          <line data-part="axis" x1={tick.x} x2={tick.x} y1={bottom} y2={bottom + 4} />
          <text x={tick.x} y={bottom + 8} dy="0.71em" textAnchor="middle">
            {isolate(label)}
          </text>
        </g>
      ))}
    </>
  );
}

interface TimePlotLevelsProps {
  readonly levels: readonly PlotLevel[];
  readonly labels: readonly PlotLevelLabel[];
  readonly scale: PlotScale;
}

/** Horizontal levels with their labels. */
export function TimePlotLevels({ levels, labels, scale }: TimePlotLevelsProps): ReactElement {
  const { left, width } = scale;
  return (
    <g data-part="levels">
      {levels.map(({ text, value }) => (
        <line key={text} x1={left} x2={left + width} y1={scale.y(value)} y2={scale.y(value)} />
      ))}
      {labels.map(({ text, x, y }) => (
        <text key={text} x={x} y={y}>
          {isolate(text)}
        </text>
      ))}
    </g>
  );
}

interface TimePlotReferenceProps {
  readonly level: Pick<PlotLevel, "value">;
  /** `undefined` if the legend names the line. */
  readonly label: PlotLevelLabel | undefined;
  readonly scale: PlotScale;
}

/** A dashed horizontal line, and its name. */
export function TimePlotReference({ level, label, scale }: TimePlotReferenceProps): ReactElement {
  const y = scale.y(level.value);
  return (
    <>
      <line data-part="reference" x1={scale.left} x2={scale.left + scale.width} y1={y} y2={y} />
      {label && (
        <text data-part="referenceLabel" x={label.x} y={label.y}>
          {isolate(label.text)}
        </text>
      )}
    </>
  );
}

interface TimePlotEndsProps {
  readonly labels: readonly string[];
  readonly tags: readonly PlotTag[];
}

/** The names of lines beside their ends. */
export function TimePlotEnds({ labels, tags }: TimePlotEndsProps): ReactElement {
  return (
    <g data-part="ends">
      {tags.map(({ x, y }, line) => (
        <text key={labels[line]} data-part={line === 0 ? "end" : "otherEnd"} x={x} y={y} dy="0.355em">
          {isolate(labels[line] ?? "")}
        </text>
      ))}
    </g>
  );
}
