import type { ReactElement } from "react";
import { isolate } from "../isolate.ts";
import type { PlotScale } from "./PlotScale.ts";
import type { PlotLevelLabel } from "./plotLevelLabels.ts";
import type { PlotLevel } from "./TimePlotProps.ts";

export interface TimePlotLevelsProps {
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
