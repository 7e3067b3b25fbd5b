import type { ValueTicks } from "../valueTicks.ts";

/** Turns a point into pixels of the plot. */
export interface PlotScale {
  /** Axes included. */
  readonly outer: { readonly width: number; readonly height: number };
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: (time: number) => number;
  readonly y: (value: number) => number;
  /** Seconds since the epoch at a pixel. */
  readonly timeAt: (x: number) => number;
}

export interface PlotScaleParameters {
  /** CSS pixels, axes included. */
  readonly width: number;
  readonly ticks: ValueTicks;
  /** Seconds since the epoch. */
  readonly from: number;
  readonly to: number;
}

/** Lays out a plot: the values stand to its right and the times below it. */
export function plotScale({ width, ticks, from, to }: PlotScaleParameters): PlotScale {
  const [low, high] = ticks.domain;
  // Of the longest one as it is written, separators included.
  const longest = Math.max(...ticks.ticks.map((tick) => Math.abs(tick).toFixed(ticks.digits).length * 1.2), 4);
  const plot = {
    left: LEFT,
    top: TOP,
    width: Math.max(1, width - LEFT - Math.ceil(16 + longest * 7)),
    height: PLOT_HEIGHT - TOP - AXIS_HEIGHT,
  };
  const span = to - from || 1;
  return {
    ...plot,
    outer: { width, height: PLOT_HEIGHT },
    x: (time) => plot.left + ((time - from) / span) * plot.width,
    y: (value) => plot.top + ((high - value) / (high - low)) * plot.height,
    timeAt: (x) => from + ((x - plot.left) / plot.width) * span,
  };
}

/** CSS pixels. */
export const PLOT_HEIGHT = 260;
const TOP = 24;
const LEFT = 4;
const AXIS_HEIGHT = 28;
