import type { PlotScale } from "./PlotScale.ts";
import type { PlotBar } from "./TimePlotProps.ts";

/** A part of a bar in CSS pixels. */
export interface PlotBarPart {
  readonly kind: "in" | "held" | "out";
  /** Index of its bar. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlotBarsParameters {
  readonly bars: readonly PlotBar[];
  readonly scale: PlotScale;
  /** Whether all bars have one height, because amounts are hidden. */
  readonly areEqual: boolean;
}

/**
 * Lays out bars on the track: incoming amounts above its middle, with held ones on top, and outgoing amounts below. Heights
 * are proportional to the amounts, so that twice the amount is twice the bar. A small amount stays visible.
 */
export function plotBars({ bars, scale, areEqual }: PlotBarsParameters): readonly PlotBarPart[] {
  const most = Math.max(...bars.flatMap((bar) => [bar.in + bar.held, bar.out]), 0);
  const middle = trackMiddle(scale);
  const right = scale.left + scale.width;
  const step = Math.max(...bars.map((bar) => scale.x(bar.to) - scale.x(bar.from)));
  const width = Math.max(NARROWEST, Math.min(WIDEST, Math.round(step * SHARE)));
  return bars.flatMap((bar, index): readonly PlotBarPart[] => {
    // The first and the last step extend beyond the plot.
    const centre = (Math.max(scale.left, scale.x(bar.from)) + Math.min(right, scale.x(bar.to))) / 2;
    const x = Math.round(Math.min(right - width, Math.max(scale.left, centre - width / 2)));
    const heightOf = (amount: number) => {
      if (amount <= 0) return 0;
      return areEqual ? EQUAL : Math.max(LOWEST, Math.round((amount / most) * HALF));
    };
    const held = heightOf(bar.held);
    const room = HALF - (held > 0 ? held + GAP : 0);
    const came = Math.min(heightOf(bar.in), Math.max(LOWEST, room));
    const out = heightOf(bar.out);
    const parts = [
      { kind: "in", y: middle - came, height: came },
      { kind: "held", y: middle - came - (came > 0 ? GAP : 0) - held, height: held },
      { kind: "out", y: middle + 1, height: out },
    ] as const;
    return parts.filter(({ height }) => height > 0).map((part) => ({ ...part, index, x, width }));
  });
}

/** Returns the index of the bar at a time. The last bar has no end. -1 before the first bar. */
export function barAt(bars: readonly PlotBar[], time: number): number {
  return bars.findLastIndex(({ from }) => time >= from);
}

/** The line between incoming and outgoing amounts, in CSS pixels. */
export function trackMiddle(scale: PlotScale): number {
  return Math.round(scale.top + scale.height + TICK + HALF);
}

/** CSS pixels: below the time axis, height of the largest amount, of a small one and of a hidden one, and between two parts. */
const TICK = 5;
const HALF = 18;
const LOWEST = 3;
const EQUAL = 9;
const GAP = 1;

/** Width of a bar in CSS pixels, and its share of a step. */
const NARROWEST = 2;
const WIDEST = 14;
const SHARE = 0.6;
