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
  readonly tone: "up" | "down" | "accent" | "muted";
}

export interface BarPlotProps {
  /** What the bars are of, for those who listen. */
  readonly label: string;
  readonly bars: readonly PlotBar[];
  /** How much room labels get, in CSS pixels. */
  readonly labelWidth: number;
}

/** Bars from zero, to the right for what is above and to the left for what is below, each with its figure. */
export function BarPlot({ label, bars, labelWidth }: BarPlotProps): ReactElement {
  const [element, width] = useChartWidth();
  const values = bars.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Beyond the longest bar of each side there is room for the figures of that side.
  const textWidth = (side: -1 | 1) =>
    Math.max(0, ...bars.filter(({ value }) => Math.sign(value || 1) === side).map(({ text }) => text.length * 7 + 12));
  const [left, right] = [labelWidth + textWidth(-1), (width ?? 1) - textWidth(1)];
  const pixels = Math.max(24, right - left) / (high - low || 1);
  const zero = left - low * pixels;
  const height = bars.length * ROW + 8;

  return (
    <div className="pk-BarPlot" ref={element} dir="ltr">
      {width !== undefined && width > 0 && (
        <div data-part="plot" aria-hidden="true">
          <Surface width={width} height={height}>
            {bars.map((bar, place) => (
              <g
                key={bar.label}
                data-part="bar"
                data-tone={bar.tone}
                transform={`translate(0 ${4 + (place + 0.5) * ROW})`}
              >
                <text data-part="label" x={labelWidth - 12} dy="0.35em" textAnchor="end">
                  {bar.label}
                </text>
                {drawBar(bar, zero, bar.value * pixels)}
              </g>
            ))}
            <line data-part="axis" x1={zero} x2={zero} y1={4} y2={height - 4} />
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

/** A bar, and its figure at the end. */
function drawBar({ text, value }: PlotBar, zero: number, length: number): ReactElement {
  const isBelow = value < 0;
  const end = zero + length;
  return (
    <>
      <rect
        x={Math.min(zero, end)}
        y={-THICK / 2}
        width={value === 0 ? 0 : Math.max(1, Math.abs(length))}
        height={THICK}
        rx={2}
      />
      <text x={isBelow ? end - 6 : end + 6} dy="0.35em" textAnchor={isBelow ? "end" : "start"}>
        {text}
      </text>
    </>
  );
}

/** CSS pixels. */
const ROW = 28;
const THICK = 14;
