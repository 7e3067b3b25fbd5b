"use client";

import type { ReactElement } from "react";
import { Surface } from "recharts";
import { useChartWidth } from "../useChartWidth.ts";

export interface PlotBar {
  readonly label: string;
  /** The exact, formatted value. */
  readonly text: string;
  /** Rounded, for drawing. */
  readonly value: number;
  readonly tone: "up" | "down" | "accent" | "muted" | "skeleton";
}

export interface BarPlotProps {
  /** Names the list of bars for screen readers. */
  readonly label: string;
  readonly bars: readonly PlotBar[];
  /** Width of the labels in CSS pixels. */
  readonly labelWidth: number;
}

/**
 * Horizontal bars from a common zero, each with its label and value. In a narrow container, label and value move above the
 * bar.
 */
export function BarPlot({ label, bars, labelWidth }: BarPlotProps): ReactElement {
  const [element, width] = useChartWidth();
  const values = bars.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Each side reserves room for its values beyond its longest bar.
  const textWidth = (side: -1 | 1) =>
    Math.max(0, ...bars.filter(({ value }) => Math.sign(value || 1) === side).map(({ text }) => text.length * 7 + 12));
  const isNarrow = width !== undefined && width < NARROW;
  const { row, thick, below } = isNarrow ? narrow : wide;
  const [left, right] = isNarrow ? [0, width] : [labelWidth + textWidth(-1), (width ?? 1) - textWidth(1)];
  const pixels = Math.max(24, right - left) / (high - low || 1);
  const zero = left - low * pixels;
  const height = bars.length * row + 8;

  return (
    <div className="pk-BarPlot" ref={element}>
      {width !== undefined && width > 0 && (
        <div data-part="plot" aria-hidden="true" dir="ltr">
          <Surface width={width} height={height}>
            {bars.map(({ label: name, text, value, tone }, index) => {
              const length = value * pixels;
              const end = zero + length + (value < 0 ? -GAP : GAP);
              return (
                <g key={name} data-part="bar" data-tone={tone} transform={`translate(0 ${4 + (index + 0.5) * row})`}>
                  <text data-part="label" y={isNarrow ? -GAP : 0} dy="0.35em" style={mirrored}>
                    {name}
                  </text>
                  <rect
                    x={Math.min(zero, zero + length)}
                    y={below - thick / 2}
                    width={value === 0 ? 0 : Math.max(1, Math.abs(length))}
                    height={thick}
                    rx={2}
                    opacity={tone === "skeleton" ? 0.3 : undefined}
                  />
                  <text
                    x={isNarrow ? width : end}
                    y={isNarrow ? -GAP : 0}
                    dy="0.35em"
                    textAnchor={isNarrow || value < 0 ? "end" : "start"}
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
