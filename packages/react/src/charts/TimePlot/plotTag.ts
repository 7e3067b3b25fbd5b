import type { PlotScale } from "./PlotScale.ts";
import { type PlotBox, textWidth } from "./placeTip.ts";
import type { PlotReference } from "./TimePlotProps.ts";

/** The label of a reference on the value axis: its name above its value. */
export interface PlotTag {
  readonly x: number;
  /** Middle of the label in CSS pixels. */
  readonly y: number;
  readonly box: PlotBox;
}

/** Positions the label beside its level, outside of the plot, where no line can cross it. It stays above the time axis. */
export function plotTag({ label, text, value }: PlotReference, scale: PlotScale): PlotTag {
  const x = scale.left + scale.width + GAP;
  const y = Math.min(Math.max(scale.y(value), scale.top + HALF), scale.top + scale.height - HALF);
  const width = Math.max(textWidth(label), textWidth(text));
  return { x, y, box: { left: x, top: y - HALF, width, height: 2 * HALF } };
}

/** Whether a label at this height would overlap the tag. */
export function isBehindTag(y: number, tag: PlotTag | undefined): boolean {
  return tag !== undefined && Math.abs(y - tag.y) < HALF + HALF_LINE;
}

/** CSS pixels: distance from the plot, half of the tag's height, and half of a line. */
const GAP = 8;
const HALF = 15;
const HALF_LINE = 7;
