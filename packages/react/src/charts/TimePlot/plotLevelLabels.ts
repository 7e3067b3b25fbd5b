import type { PlotScale } from "./PlotScale.ts";
import { type PlotBox, textWidth } from "./placeTip.ts";
import type { PlotLevel } from "./TimePlotProps.ts";

export interface PlotLevelLabel {
  readonly text: string;
  /** Start of the text's baseline in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly box: PlotBox;
}

/**
 * Positions the labels at the left above their levels, the most important level first. Omits a label that would overlap that of
 * a more important level.
 */
export function plotLevelLabels(levels: readonly PlotLevel[], scale: PlotScale): readonly PlotLevelLabel[] {
  const labels: PlotLevelLabel[] = [];
  for (const { text, value } of levels) {
    const [x, y] = [scale.left + INDENT, scale.y(value) - ABOVE];
    if (labels.some((other) => Math.abs(other.y - y) < LINE)) continue;
    labels.push({ text, x, y, box: { left: x, top: y - LINE + ABOVE, width: textWidth(text), height: LINE } });
  }
  return labels;
}

/** CSS pixels. */
const INDENT = 4;
const ABOVE = 5;
const LINE = 16;
