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
  /** Boxes around the line, which a label covers as little as possible. Without boxes, labels stand in a column at the left. */
  readonly lines: readonly PlotBox[];
}

/**
 * Positions the labels at their levels: at the left above the level, or where it covers less of the line. Omits a label that
 * would overlap that of a more important level or a point.
 */
export function plotLevelLabels(parameters: PlotLevelLabelsParameters): readonly PlotLevelLabel[] {
  const { levels, scale, avoid, lines } = parameters;
  const labels: PlotLevelLabel[] = [];
  for (const { text, value } of levels) {
    const level = scale.y(value);
    const width = textWidth(text);
    const positions = listPositions(scale.left + INDENT, scale.left + scale.width - INDENT - width, level);
    const free = (lines.length === 0 ? positions.slice(0, 1) : positions)
      .map(([x, y]) => ({ text, x, y, box: { left: x, top: y - LINE + ABOVE, width, height: LINE } }))
      .filter(({ y }) => labels.every((other) => Math.abs(other.y - y) >= LINE))
      .filter(({ box }) => avoid.every((other) => overlap(box, other.box) === 0));
    const covered = ({ box }: PlotLevelLabel) => lines.reduce((total, line) => total + overlap(box, line), 0);
    const [first, ...others] = free;
    if (first) labels.push(others.reduce((best, label) => (covered(label) < covered(best) ? label : best), first));
  }
  return labels;
}

/** Above and below the level, from left to right. The preferred position is the first. */
function listPositions(from: number, to: number, level: number): readonly (readonly [x: number, y: number])[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
    const x = from + share * Math.max(0, to - from);
    return [[x, level - ABOVE] as const, [x, level + LINE - ABOVE] as const];
  });
}

/** CSS pixels. */
const INDENT = 4;
const ABOVE = 5;
const LINE = 16;
