import type { PlotScale } from "./PlotScale.ts";
import { type PlotBox, textWidth } from "./placeTip.ts";

/** A label on the value axis, outside of the plot, where no line can cross it. */
export interface PlotTag {
  readonly x: number;
  /** Middle of the label in CSS pixels. */
  readonly y: number;
  readonly box: PlotBox;
}

/** Positions the names of lines beside their ends. Names of ends that are close move apart. */
export function plotEndTags(ends: readonly PlotEnd[], scale: PlotScale): readonly PlotTag[] {
  const levels = ends.map(({ value }) => scale.y(value));
  const [first = 0, second] = levels;
  if (second !== undefined && Math.abs(first - second) < LINE) {
    const middle = (first + second) / 2;
    const side = first < second ? -1 : 1;
    levels.splice(0, 2, middle + (side * LINE) / 2, middle - (side * LINE) / 2);
  }
  return ends.map(({ label }, index) => toTag({ y: levels[index] ?? 0, width: textWidth(label), scale }));
}

/** The last value of a line. */
export interface PlotEnd {
  readonly label: string;
  readonly value: number;
}

/** Whether a label at this height would overlap a tag. */
export function isBehindTag(y: number, tags: readonly PlotTag[]): boolean {
  return tags.some(({ box }) => y > box.top - LINE / 2 && y < box.top + box.height + LINE / 2);
}

interface ToTagParameters {
  readonly y: number;
  readonly width: number;
  readonly scale: PlotScale;
}

function toTag({ y: level, width, scale }: ToTagParameters): PlotTag {
  const x = scale.left + scale.width + GAP;
  const y = Math.min(Math.max(level, scale.top + LINE / 2), scale.top + scale.height - LINE / 2);
  return { x, y, box: { left: x, top: y - LINE / 2, width, height: LINE } };
}

/** CSS pixels: distance from the plot, and height of a line. */
const GAP = 8;
const LINE = 15;
