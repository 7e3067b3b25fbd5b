"use client";

import type { ReactElement } from "react";
import { Surface } from "recharts";
import { useChartWidth } from "../useChartWidth.ts";

export interface PlotBar {
  readonly label: string;
  /** As it is written, exact. */
  readonly text: string;
  /** On the scale. */
  readonly value: number;
  readonly tone: "up" | "down" | "accent" | "muted" | "awaited";
}

export interface BarPlotProps {
  /** What the bars are of, for those who listen. */
  readonly label: string;
  readonly bars: readonly PlotBar[];
  /** How much room labels get, in CSS pixels. */
  readonly labelWidth: number;
}

/**
 * Bars from zero, ahead for what is above and back for what is below, each with its figure. Where the place is narrow,
 * name and figure stand over the bar, which has the whole width.
 */
export function BarPlot({ label, bars, labelWidth }: BarPlotProps): ReactElement {
  const [element, width] = useChartWidth();
  const values = bars.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Beyond the longest bar of each side there is room for the figures of that side.
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
            {bars.map(({ label: name, text, value, tone }, place) => {
              const length = value * pixels;
              const end = zero + length + (value < 0 ? -GAP : GAP);
              return (
                <g key={name} data-part="bar" data-tone={tone} transform={`translate(0 ${4 + (place + 0.5) * row})`}>
                  <text data-part="label" y={isNarrow ? -GAP : 0} dy="0.35em" style={turnable}>
                    {name}
                  </text>
                  <rect
                    x={Math.min(zero, zero + length)}
                    y={below - thick / 2}
                    width={value === 0 ? 0 : Math.max(1, Math.abs(length))}
                    height={thick}
                    rx={2}
                    opacity={tone === "awaited" ? 0.3 : undefined}
                  />
                  <text
                    x={isNarrow ? width : end}
                    y={isNarrow ? -GAP : 0}
                    dy="0.35em"
                    textAnchor={isNarrow || value < 0 ? "end" : "start"}
                    style={turnable}
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

/** The style sheet turns the plot about where lines begin at the right, and each word back in its place. */
const turnable = { transformBox: "fill-box", transformOrigin: "center" } as const;

/** CSS pixels: below this, a line of its own for name and figure. */
const NARROW = 360;
const GAP = 6;

/** In CSS pixels, what a row takes, what its bar takes of it, and how far below the middle that is. */
const wide = { row: 28, thick: 14, below: 0 };
const narrow = { row: 40, thick: 8, below: 10 };
