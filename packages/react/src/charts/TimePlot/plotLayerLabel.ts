import type { CurvePoint } from "./CurvePoint.ts";
import type { PlotScale } from "./PlotScale.ts";
import { overlap, type PlotBox, textWidth } from "./placeTip.ts";
import type { PlotLevelLabel } from "./plotLevelLabels.ts";

export interface PlotLayerLabelParameters {
  readonly text: string;
  /** The line of the layer. */
  readonly points: readonly CurvePoint[];
  /** Other labels. */
  readonly avoid: readonly PlotBox[];
  readonly scale: PlotScale;
}

/**
 * Positions the name of a layer right below its line, or above it if the axis is too close: as close to its end as other labels
 * allow.
 */
export function plotLayerLabel(parameters: PlotLayerLabelParameters): PlotLevelLabel | undefined {
  const { text, points, avoid, scale } = parameters;
  const drawn = points.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }]));
  if (drawn.length === 0) return undefined;
  const width = textWidth(text);
  const last = Math.max(scale.left, scale.left + scale.width - END - width);
  let best: PlotLevelLabel | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (let left = last; left >= scale.left; left -= STEP) {
    const near = drawn.filter(({ x }) => x >= left - STEP && x <= left + width + STEP);
    if (near.length === 0) continue;
    const below = Math.max(...near.map(({ y }) => y)) + BELOW;
    const fits = below + HEIGHT <= scale.top + scale.height;
    const top = fits ? below : Math.min(...near.map(({ y }) => y)) - HEIGHT;
    const box = { left, top, width, height: HEIGHT };
    const cost = avoid.reduce((total, other) => total + overlap(box, other), 0) + (last - left) * FAR;
    if (cost >= lowest) continue;
    lowest = cost;
    best = { text, x: left, y: top + BASELINE, box };
  }
  return best;
}

/** The points of a level, as close as the positions of its label. */
export function levelPoints(value: number, { left, width, y }: PlotScale): readonly CurvePoint[] {
  return Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, index) => ({ x: left + index * STEP, y: y(value) }));
}

/** CSS pixels: distance from the end of the plot, height of the text, its baseline, its distance from the line, and distance of positions. */
const END = 4;
const HEIGHT = 15;
const BASELINE = 12;
const BELOW = 2;
const STEP = 8;

/** Cost of a pixel away from the end. */
const FAR = 0.1;
