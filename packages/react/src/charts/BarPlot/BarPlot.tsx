"use client";

import type { ReactElement } from "react";
import { Bar, BarChart, type BarShapeProps, ReferenceLine, XAxis, YAxis } from "recharts";
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
  const plot = Math.max(1, (width ?? 1) - labelWidth);
  const pixel = (high - low || 1) / Math.max(24, plot - textWidth(-1) - textWidth(1));
  const domain: [number, number] = [low - textWidth(-1) * pixel, high + textWidth(1) * pixel];
  const height = bars.length * ROW + 8;

  return (
    <div className="pk-BarPlot" ref={element} dir="ltr">
      {width !== undefined && width > 0 && (
        <div data-part="plot" aria-hidden="true">
          <BarChart
            layout="vertical"
            width={width}
            height={height}
            data={[...bars]}
            margin={{ top: 4, right: 0, bottom: 4, left: 0 }}
            accessibilityLayer={false}
          >
            <XAxis type="number" hide domain={domain} />
            <YAxis
              type="category"
              dataKey="label"
              width={labelWidth}
              interval={0}
              tickLine={false}
              axisLine={false}
              tickMargin={12}
            />
            <ReferenceLine x={0} />
            <Bar dataKey="value" isAnimationActive={false} barSize={14} shape={drawBar} />
          </BarChart>
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

/** A bar as recharts places it, which knows no type of what it draws. */
interface PlacedBar extends Pick<BarShapeProps, "x" | "y" | "width" | "height"> {
  readonly payload?: PlotBar;
}

function drawBar({ x, y, width, height, payload }: PlacedBar): ReactElement {
  // To the left of zero the width is negative.
  const left = Math.min(x, x + width);
  const right = Math.max(x, x + width);
  const isBelow = (payload?.value ?? 0) < 0;
  return (
    <g data-part="bar" data-tone={payload?.tone}>
      <rect x={left} y={y} width={Math.max(1, right - left)} height={height} rx={2} />
      <text x={isBelow ? left - 6 : right + 6} y={y + height / 2} dy="0.35em" textAnchor={isBelow ? "end" : "start"}>
        {payload?.text}
      </text>
    </g>
  );
}

/** CSS pixels. */
const ROW = 28;
