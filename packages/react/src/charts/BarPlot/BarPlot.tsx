"use client";

import type { ReactElement } from "react";
import { Surface } from "recharts";
import { useChartWidth } from "../useChartWidth.ts";
import { barScale } from "./barScale.ts";
import type { PlotBar } from "./PlotBar.ts";

export interface BarPlotProps {
  /** Names the list of bars for screen readers. */
  readonly label: string;
  readonly bars: readonly PlotBar[];
}

/**
 * Horizontal bars from a common zero, each between its label and its value. In a narrow container, label and value move above
 * the bar.
 */
export function BarPlot({ label, bars }: BarPlotProps): ReactElement {
  const [element, width] = useChartWidth();
  const isNarrow = width !== undefined && width < NARROW;
  const { row, thick, below } = isNarrow ? narrow : wide;
  const { zero, lengthOf } = barScale({ bars, width: width ?? 1, isNarrow });
  const height = bars.length * row + 8;

  return (
    <div className="pk-BarPlot" ref={element}>
      {width !== undefined && width > 0 && (
        <div data-part="plot" aria-hidden="true" dir="ltr">
          <Surface width={width} height={height}>
            {bars.map(({ label: name, text, parts }, index) => {
              const sum = parts.reduce((total, { value }) => total + value, 0);
              const [side, end] = [sum < 0 ? -1 : 1, zero + lengthOf(sum)];
              return (
                <g key={name} data-part="bar" transform={`translate(0 ${4 + (index + 0.5) * row})`}>
                  <text
                    data-part="label"
                    x={isNarrow ? 0 : zero - side * GAP}
                    y={isNarrow ? -GAP : 0}
                    dy="0.35em"
                    textAnchor={isNarrow || side === -1 ? "start" : "end"}
                    style={mirrored}
                  >
                    {name}
                  </text>
                  {parts.map(({ value, tone }, part) => {
                    const start = zero + lengthOf(parts.slice(0, part).reduce((total, one) => total + one.value, 0));
                    const length = Math.abs(lengthOf(value));
                    return (
                      <rect
                        key={tone}
                        data-tone={tone}
                        x={side === -1 ? start - length : start}
                        y={below - thick / 2}
                        width={value === 0 ? 0 : Math.max(1, length)}
                        height={thick}
                        rx={2}
                      />
                    );
                  })}
                  <text
                    x={isNarrow ? width : end + side * GAP}
                    y={isNarrow ? -GAP : 0}
                    dy="0.35em"
                    textAnchor={isNarrow || side === -1 ? "end" : "start"}
                    style={mirrored}
                  >
                    {text}
                  </text>
                  <line data-part="axis" x1={zero} x2={zero} y1={below - thick} y2={below + thick} />
                </g>
              );
            })}
          </Surface>
        </div>
      )}
      <ul aria-label={label} className="pk-VisuallyHidden">
        {bars.map((bar) => (
          <li key={bar.label}>
            {bar.label}: {bar.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The style sheet mirrors the plot in right-to-left pages, and mirrors each text back around its centre. */
const mirrored = { transformBox: "fill-box", transformOrigin: "center" } as const;

/** CSS pixels. Narrower containers have label and value above the bar. */
const NARROW = 360;
const GAP = 6;

/** CSS pixels: height of a row, height of its bar, and distance of the bar below the row's middle. */
const wide = { row: 28, thick: 14, below: 0 };
const narrow = { row: 40, thick: 8, below: 10 };
