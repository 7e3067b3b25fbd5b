import type { PlotScale } from "./PlotScale.ts";
import { overlap, type PlotBox, textWidth } from "./placeTip.ts";
import type { PlotLevel } from "./TimePlotProps.ts";

export interface PlotLevelLabel {
  readonly text: string;
  /** Start of the text's baseline in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly box: PlotBox;
}

export interface PlotLevelLabelsParameters {
  /** The most important first. */
  readonly levels: readonly PlotLevel[];
  readonly scale: PlotScale;
  /** Labels of points, which stay legible. */
  readonly avoid: readonly { readonly box: PlotBox }[];
}

/** Positions the labels above their levels. Omits a label that would overlap that of a more important level or a point. */
export function plotLevelLabels({ levels, scale, avoid }: PlotLevelLabelsParameters): readonly PlotLevelLabel[] {
  const labels: PlotLevelLabel[] = [];
  for (const { text, value } of levels) {
    const [x, y] = [scale.left + INDENT, scale.y(value) - ABOVE];
    if (labels.some((other) => Math.abs(other.y - y) < LINE)) continue;
    const box = { left: x, top: y - LINE + ABOVE, width: textWidth(text), height: LINE };
    if (avoid.every((other) => overlap(box, other.box) === 0)) labels.push({ text, x, y, box });
  }
  return labels;
}

/** CSS pixels. */
const INDENT = 4;
const ABOVE = 5;
const LINE = 16;
