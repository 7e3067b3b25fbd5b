import type { PlotScale } from "./PlotScale.ts";
import type { PlotBar } from "./TimePlotProps.ts";

/** A part of a bar in CSS pixels. */
export interface PlotBarPart {
  readonly kind: "in" | "held" | "out" | "locked" | "trade";
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
 * Lays out bars on the track: incoming amounts above its middle, with held ones on top, and outgoing amounts below. Then come
 * what was released or locked, and trades at the ends. Heights are proportional to the amounts, so that twice the amount is twice
 * the bar. A small amount stays visible.
 */
export function plotBars({ bars, scale, areEqual }: PlotBarsParameters): readonly PlotBarPart[] {
  const most = mostOf(bars);
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
    const above = stack([
      { kind: "in", height: heightOf(bar.in) },
      { kind: "held", height: heightOf(bar.held) },
      { kind: "locked", height: heightOf(bar.released ?? 0) },
      { kind: "trade", height: heightOf(bar.tradeIn ?? 0) },
    ]);
    const below = stack([
      { kind: "out", height: heightOf(bar.out) },
      { kind: "locked", height: heightOf(bar.locked ?? 0) },
      { kind: "trade", height: heightOf(bar.tradeOut ?? 0) },
    ]);
    return [
      ...above.map(({ kind, height, start }) => ({ kind, index, x, y: middle - start - height, width, height })),
      ...below.map(({ kind, height, start }) => ({ kind, index, x, y: middle + 1 + start, width, height })),
    ];
  });
}

type Stacked = Pick<PlotBarPart, "kind" | "height">;

/** Places the parts of one side by their distance from the middle. The first gives way to the gaps between them. */
function stack(parts: readonly Stacked[]): readonly (Stacked & { readonly start: number })[] {
  const [first, ...others] = parts.filter(({ height }) => height > 0);
  if (!first) return [];
  const room = HALF - others.reduce((sum, { height }) => sum + height + GAP, 0);
  const placed = [{ ...first, start: 0, height: Math.min(first.height, Math.max(LOWEST, room)) }];
  for (const part of others) {
    const before = placed.at(-1);
    placed.push({ ...part, start: before ? before.start + before.height + GAP : 0 });
  }
  return placed;
}

/** A round amount on the scale of the bars, and its distance from the middle of the track, in CSS pixels. */
export interface PlotBarTick {
  readonly value: number;
  readonly height: number;
}

/** Returns the largest round amount that the bars reach. `undefined` without bars. */
export function plotBarTick(bars: readonly PlotBar[]): PlotBarTick | undefined {
  const most = mostOf(bars);
  if (most <= 0) return undefined;
  const power = 10 ** Math.floor(Math.log10(most));
  const value = Math.max(...ROUND.map((round) => round * power).filter((round) => round <= most), power);
  return { value, height: Math.round((value / most) * HALF) };
}

const ROUND = [1, 2, 5];

/** The largest sum on one side of the track. */
function mostOf(bars: readonly PlotBar[]): number {
  return Math.max(
    ...bars.flatMap(({ released = 0, locked = 0, tradeIn = 0, tradeOut = 0, ...bar }) => [
      bar.in + bar.held + released + tradeIn,
      bar.out + locked + tradeOut,
    ]),
    0,
  );
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
const HALF = 36;
const LOWEST = 2;
const EQUAL = 18;
const GAP = 1;

/** Width of a bar in CSS pixels, and its share of a step. */
const NARROWEST = 2;
const WIDEST = 14;
const SHARE = 0.6;
