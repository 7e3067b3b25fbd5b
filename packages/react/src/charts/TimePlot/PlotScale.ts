import type { ValueTicks } from "../valueTicks.ts";
import type { PlotSize } from "./TimePlotProps.ts";

/** Converts between values and pixels of a plot. */
export interface PlotScale {
  /** Including the axes. */
  readonly outer: { readonly width: number; readonly height: number };
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Height of the track for bars between the plot and the labels of the times. */
  readonly track: number;
  readonly x: (time: number) => number;
  readonly y: (value: number) => number;
  /** Returns seconds since the epoch at a pixel. */
  readonly timeAt: (x: number) => number;
}

export interface PlotScaleParameters {
  /** CSS pixels, including the axes. */
  readonly width: number;
  /** Default `full`. */
  readonly size?: PlotSize | undefined;
  /** Default false. */
  readonly hasTrack?: boolean | undefined;
  /** Whether the highest point may have a label, which needs room above it. Default true. */
  readonly hasMarks?: boolean | undefined;
  readonly ticks: ValueTicks;
  /** Formatted ticks, if they are shorter than their digits. */
  readonly tickLabels?: readonly string[] | undefined;
  /** Seconds since the epoch. */
  readonly from: number;
  readonly to: number;
}

/** Lays out a plot with the value axis to its right and the time axis below. */
export function plotScale(parameters: PlotScaleParameters): PlotScale {
  const { width, size = "full", hasTrack = false, hasMarks = true, ticks, tickLabels, from, to } = parameters;
  const [low, high] = ticks.domain;
  // Length of the longest label, including separators, without the invisible marks of Arabic numbers.
  const lengths =
    tickLabels?.map((label) => label.replaceAll(/[\u061c\u200e\u200f]/g, "").length) ??
    ticks.ticks.map((tick) => Math.abs(tick).toFixed(ticks.digits).length * 1.2);
  // Plots below one another have the same width, so that a shared crosshair is one line.
  const longest = Math.max(...lengths, width < WIDE ? 4 : 7.2);
  const track = hasTrack ? TRACK : 0;
  const top = hasTrack || !hasMarks ? LOW_TOP : TOP;
  const fitting = size === "tall" && width < TALL_WIDTH ? "full" : size;
  const outer = { width, height: heights[fitting] + (hasTrack ? TRACK_EXTRA : 0) };
  const plot = {
    left: LEFT,
    top,
    width: Math.max(1, width - LEFT - Math.ceil(16 + longest * 7)),
    height: outer.height - top - AXIS_HEIGHT - track,
    track,
  };
  const span = to - from || 1;
  return {
    ...plot,
    outer,
    x: (time) => plot.left + ((time - from) / span) * plot.width,
    y: (value) => plot.top + ((high - value) / (high - low)) * plot.height,
    timeAt: (x) => from + ((x - plot.left) / plot.width) * span,
  };
}

/** CSS pixels, as in the style sheet. A track takes a part of its height from the plot. */
const heights = { tall: 380, full: 260, low: 180, compact: 124 } as const satisfies Readonly<Record<PlotSize, number>>;

/** CSS pixels. */
const TOP = 24;
const WIDE = 380;
/** A narrower plot is not higher than it is wide. The style sheets add the margins of the card. */
const TALL_WIDTH = 400;
const LEFT = 4;
const AXIS_HEIGHT = 28;
const TRACK = 80;
const TRACK_EXTRA = 36;
/** Without a label, or with a scale that starts at zero, whose margin has room for it. */
const LOW_TOP = 8;
