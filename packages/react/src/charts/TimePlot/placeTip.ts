import type { PlotScale } from "./PlotScale.ts";

/** A rectangle in CSS pixels. */
export interface PlotBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** About how wide a text of the small size is, in CSS pixels, rather too wide than too narrow. */
export function textWidth(text: string): number {
  return Math.ceil(text.length * 7);
}

export interface PlaceTipParameters {
  readonly scale: PlotScale;
  /** Where the pointer's line stands. */
  readonly x: number;
  readonly size: Pick<PlotBox, "width" | "height">;
  /** What stays readable, if there is room. */
  readonly avoid: readonly PlotBox[];
}

/**
 * Finds a place for the tip beside the pointer's line: at the top, at the foot or between them, on whichever side covers
 * least of what is to be avoided. It never reaches beyond the plot.
 */
export function placeTip({ scale, x, size, avoid }: PlaceTipParameters): Pick<PlotBox, "left" | "top"> {
  const rightmost = Math.max(0, scale.outer.width - size.width);
  const lowest = scale.top + scale.height - size.height - INSET;
  const after = x + GAP;
  const before = x - GAP - size.width;
  const sides = x > scale.left + scale.width / 2 ? [before, after] : [after, before];
  const tops = [0, 1, 0.5, 0.25, 0.75].map((share) => scale.top + share * (lowest - scale.top));
  const places = tops.flatMap((top) => sides.map((left) => ({ left: Math.min(rightmost, Math.max(0, left)), top })));
  const cost = (place: Pick<PlotBox, "left" | "top">) => {
    const box = { ...place, ...size };
    const line = { left: x - 1, top: 0, width: 2, height: scale.outer.height };
    return [...avoid, line].reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The area that two boxes share. */
function overlap(one: PlotBox, other: PlotBox): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** CSS pixels between the line and the tip, and between the tip and the axis. */
const GAP = 12;
const INSET = 4;
