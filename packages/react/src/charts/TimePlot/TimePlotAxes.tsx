"use client";

import type { ReactElement } from "react";
import { numberFormat } from "../../format/intl.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { isolate } from "../isolate.ts";
import { formatTick, timeTicks } from "../timeTicks.ts";
import type { ValueTicks } from "../valueTicks.ts";
import type { PlotScale } from "./PlotScale.ts";

export interface TimePlotAxesProps {
  readonly scale: PlotScale;
  readonly ticks: ValueTicks;
  /** Whether to draw a line at each value. */
  readonly hasGrid: boolean;
  /** Seconds since the epoch. */
  readonly from: number;
  readonly to: number;
  readonly timeZone: string | undefined;
}

/** The grid and the labels of both axes. */
export function TimePlotAxes({ scale, ticks, hasGrid, from, to, timeZone }: TimePlotAxesProps): ReactElement {
  const { locale } = useLocale();
  const { left, top, width, height, x, y } = scale;
  const [right, bottom] = [left + width, top + height];
  const write = numberFormat(locale, { minimumFractionDigits: ticks.digits, maximumFractionDigits: ticks.digits });
  const times = timeTicks({ from, to, count: Math.max(2, Math.floor(width / 90)), timeZone });
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
      {ticks.ticks.map((tick) => (
        <text key={tick} x={right + 8} y={y(tick)} dy="0.355em">
          {write.format(tick)}
        </text>
      ))}
      {times.map((time) => (
        <text key={time} x={x(time)} y={bottom + 8} dy="0.71em" textAnchor={anchorAt(x(time), scale)}>
          {isolate(formatTick({ time, locale, timeZone }))}
        </text>
      ))}
    </>
  );
}

/** Keeps labels at the ends within the plot. */
function anchorAt(x: number, { left, width }: PlotScale): "start" | "middle" | "end" {
  if (x - left < HALF_LABEL) return "start";
  return left + width - x < HALF_LABEL ? "end" : "middle";
}

/** CSS pixels. */
const HALF_LABEL = 16;
