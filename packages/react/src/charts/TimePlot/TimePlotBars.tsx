"use client";

import type { ReactElement } from "react";
import { numberFormat } from "../../format/intl.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { isolateTick } from "./isolateTick.ts";
import type { PlotScale } from "./PlotScale.ts";
import { type PlotBarPart, plotBars, plotBarTick, trackMiddle } from "./plotBars.ts";
import type { PlotBar } from "./TimePlotProps.ts";

export interface TimePlotBarsProps {
  readonly bars: readonly PlotBar[];
  readonly scale: PlotScale;
  readonly areEqual: boolean;
}

/** Incoming and outgoing amounts of each step, as bars above and below a line, with a mark of their scale on both sides. */
export function TimePlotBars({ bars, scale, areEqual }: TimePlotBarsProps): ReactElement {
  const { locale } = useLocale();
  const middle = trackMiddle(scale) + 0.5;
  const right = scale.left + scale.width;
  const compact = numberFormat(locale, { notation: "compact" });
  const tick = areEqual ? undefined : plotBarTick(bars);
  // The lowest label of the plot can be right above.
  const highest = scale.top + scale.height + LINE;
  return (
    <g data-part="bars">
      {tick &&
        ([1, -1] as const).map((side) => {
          const y = middle - side * tick.height;
          return (
            <g key={side}>
              <g data-part="grid">
                <line x1={scale.left} x2={right} y1={y} y2={y} />
              </g>
              <text x={right + 8} y={Math.max(y, highest)} dy="0.355em">
                {isolateTick(compact.format(side * tick.value), locale)}
              </text>
            </g>
          );
        })}
      <line data-part="track" x1={scale.left} x2={right} y1={middle} y2={middle} />
      {plotBars({ bars, scale, areEqual }).map(({ kind, index, ...box }) => (
        <PlotBarMark key={`${kind} ${index} ${box.y > middle}`} kind={kind} {...box} />
      ))}
    </g>
  );
}

/** CSS pixels between two labels. */
const LINE = 14;

export type PlotBarMarkProps = Omit<PlotBarPart, "index">;

/** A part of a bar. A held or locked amount is an outline, because it is not available. */
export function PlotBarMark({ kind, x, y, width, height }: PlotBarMarkProps): ReactElement {
  const inset = kind === "held" || kind === "locked" ? 0.5 : 0;
  return (
    <rect
      data-part="bar"
      data-kind={kind}
      x={x + inset}
      y={y + inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
    />
  );
}
