import type { ReactElement } from "react";
import type { PlotScale } from "./PlotScale.ts";
import { type PlotBarPart, plotBars, trackMiddle } from "./plotBars.ts";
import type { PlotBar } from "./TimePlotProps.ts";

export interface TimePlotBarsProps {
  readonly bars: readonly PlotBar[];
  readonly scale: PlotScale;
  readonly areEqual: boolean;
}

/** Incoming and outgoing amounts of each step, as bars above and below a line. */
export function TimePlotBars({ bars, scale, areEqual }: TimePlotBarsProps): ReactElement {
  const middle = trackMiddle(scale) + 0.5;
  return (
    <g data-part="bars">
      <line data-part="track" x1={scale.left} x2={scale.left + scale.width} y1={middle} y2={middle} />
      {plotBars({ bars, scale, areEqual }).map(({ kind, index, ...box }) => (
        <PlotBarMark key={`${kind} ${index} ${box.y > middle}`} kind={kind} {...box} />
      ))}
    </g>
  );
}

export type PlotBarMarkProps = Omit<PlotBarPart, "index">;

/** A part of a bar. A held amount is an outline, because it is not available. */
export function PlotBarMark({ kind, x, y, width, height }: PlotBarMarkProps): ReactElement {
  const inset = kind === "held" ? 0.5 : 0;
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
