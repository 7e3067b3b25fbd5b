import type { PlotScale } from "./PlotScale.ts";

/** A rectangle in CSS pixels. */
export interface PlotBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Estimates the width of a small text in CSS pixels, rather too wide than too narrow. */
export function textWidth(text: string): number {
  return Math.ceil(text.length * 7);
}

export interface PlaceTipParameters {
  readonly scale: PlotScale;
  /** Position of the cursor's line. */
  readonly x: number;
  readonly size: Pick<PlotBox, "width" | "height">;
  /** Boxes that the tip should not cover. */
  readonly avoid: readonly PlotBox[];
  /** Boxes around the lines near the cursor. The tip covers them rather than `avoid`. */
  readonly lines?: readonly PlotBox[] | undefined;
}

/**
 * Positions the tip beside the cursor's line, at one of five heights and on either side, where it covers the smallest area
 * of the boxes to avoid. Stays within the plot.
 */
export function placeTip({ scale, x, size, avoid, lines = [] }: PlaceTipParameters): Pick<PlotBox, "left" | "top"> {
  const rightmost = Math.max(0, scale.outer.width - size.width);
  const lowest = scale.top + scale.height - size.height - INSET;
  const after = x + GAP;
  const before = x - GAP - size.width;
  const sides = x > scale.left + scale.width / 2 ? [before, after] : [after, before];
  const tops = [0, 1, 0.5, 0.25, 0.75].map((share) => scale.top + share * (lowest - scale.top));
  const positions = tops.flatMap((top) => sides.map((left) => ({ left: Math.min(rightmost, Math.max(0, left)), top })));
  const cost = (position: Pick<PlotBox, "left" | "top">) => {
    const box = { ...position, ...size };
    const line = { left: x - 1, top: 0, width: 2, height: scale.outer.height };
    const sum = (others: readonly PlotBox[]) => others.reduce((total, other) => total + overlap(box, other), 0);
    return sum([...avoid, line]) * FIRST + sum(lines);
  };
  return positions.reduce((best, position) => (cost(position) < cost(best) ? position : best));
}

/** The area that two boxes share. */
export function overlap(one: PlotBox, other: PlotBox): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Weight of labels and points over lines. */
const FIRST = 20;

/** CSS pixels between the line and the tip, and between the tip and the axis. */
const GAP = 12;
const INSET = 4;
