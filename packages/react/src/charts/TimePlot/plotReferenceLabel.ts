import type { PlotScale } from "./PlotScale.ts";
import { overlap, type PlotBox, textWidth } from "./placeTip.ts";
import type { PlotLevelLabel } from "./plotLevelLabels.ts";
import type { CurvePoint } from "./TimePlotCurves.tsx";
import type { PlotLevel } from "./TimePlotProps.ts";

export interface PlotReferenceLabelParameters {
  readonly reference: PlotLevel;
  /** The line of the plot. The label crosses it rather than covers `avoid`. */
  readonly line: readonly CurvePoint[];
  /** Other labels and marks. */
  readonly avoid: readonly PlotBox[];
  readonly scale: PlotScale;
}

/**
 * Positions the label of a reference above or below its level inside the plot: close to the end of the level, where the line
 * leaves room, but not at the latest value.
 */
export function plotReferenceLabel(parameters: PlotReferenceLabelParameters): PlotLevelLabel {
  const { reference, line, avoid, scale } = parameters;
  const lines = boxesAround(line);
  const level = scale.y(reference.value);
  const width = textWidth(reference.text);
  const last = Math.max(scale.left, scale.left + scale.width - END - width);
  const heights = [level - HEIGHT, level + BELOW].filter(
    (top) => top >= scale.top - HEIGHT && top + HEIGHT <= scale.top + scale.height,
  );
  let best: PlotLevelLabel | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (let left = last; left >= scale.left; left -= STEP) {
    for (const top of heights) {
      const box = { left, top, width, height: HEIGHT };
      const sum = (others: readonly PlotBox[]) => others.reduce((total, other) => total + overlap(box, other), 0);
      const cost = sum(avoid) * FIRST + sum(lines) + (last - left) * FAR;
      if (cost >= lowest) continue;
      lowest = cost;
      best = { text: reference.text, x: left, y: top + BASELINE, box };
    }
  }
  const box = { left: last, top: level - HEIGHT, width, height: HEIGHT };
  return best ?? { text: reference.text, x: last, y: box.top + BASELINE, box };
}

/** Surrounds a line with boxes a few pixels wide. */
function boxesAround(line: readonly CurvePoint[]): readonly PlotBox[] {
  return line.flatMap(({ x, y }, index) => {
    const next = line[index + 1];
    if (!next || y === null || next.y === null) return [];
    const count = Math.max(1, Math.ceil((next.x - x) / STEP));
    const [width, rise] = [(next.x - x) / count, (next.y - y) / count];
    return Array.from({ length: count }, (_, piece) => ({
      left: x + piece * width,
      top: y + piece * rise + Math.min(0, rise) - STROKE,
      width,
      height: Math.abs(rise) + 2 * STROKE,
    }));
  });
}

/** CSS pixels: distance from the end of the level, height of the text, its baseline, its distance below the level, distance of positions, and half a line. */
const END = 28;
const HEIGHT = 16;
const BASELINE = 12;
const BELOW = 3;
const STEP = 8;
const STROKE = 2;

/** Weight of labels over lines, and of the distance from the end. */
const FIRST = 20;
const FAR = 0.25;
