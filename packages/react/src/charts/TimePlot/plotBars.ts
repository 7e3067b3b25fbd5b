import type { PlotScale } from "./PlotScale.ts";
import type { PlotBar } from "./TimePlotProps.ts";

/** A part of a bar in CSS pixels. */
export interface PlotBarPart {
  readonly kind: "in" | "held" | "out" | "trade";
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
 * Lays out bars on the track: incoming amounts above its middle, with held ones on top, and outgoing amounts below. Trades are
 * at the ends. Heights are proportional to the amounts, so that twice the amount is twice the bar. A small amount
 * stays visible.
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
    const held = heightOf(bar.held);
    const [tradeIn, tradeOut] = [heightOf(bar.tradeIn ?? 0), heightOf(bar.tradeOut ?? 0)];
    const came = Math.min(heightOf(bar.in), Math.max(LOWEST, HALF - spaced(held) - spaced(tradeIn)));
    const out = Math.min(heightOf(bar.out), Math.max(LOWEST, HALF - spaced(tradeOut)));
    const heldTop = middle - came - (came > 0 ? spaced(held) : held);
    const below = middle + 1 + (out > 0 ? out + GAP : 0);
    const parts = [
      { kind: "in", y: middle - came, height: came },
      { kind: "held", y: heldTop, height: held },
      { kind: "trade", y: heldTop - (heldTop < middle ? spaced(tradeIn) : tradeIn), height: tradeIn },
      { kind: "out", y: middle + 1, height: out },
      { kind: "trade", y: below, height: tradeOut },
    ] as const;
    return parts.filter(({ height }) => height > 0).map((part) => ({ ...part, index, x, width }));
  });
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
    ...bars.flatMap(({ tradeIn = 0, tradeOut = 0, ...bar }) => [bar.in + bar.held + tradeIn, bar.out + tradeOut]),
    0,
  );
}

/** The height of a part with the gap before it. */
function spaced(height: number): number {
  return height > 0 ? height + GAP : 0;
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
