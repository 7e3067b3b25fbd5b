import type { PlotScale } from "./PlotScale.ts";
import { type PlotBox, textWidth } from "./placeTip.ts";
import type { PlotReference } from "./TimePlotProps.ts";

/** A label on the value axis, outside of the plot, where no line can cross it. */
export interface PlotTag {
  readonly x: number;
  /** Middle of the label in CSS pixels. */
  readonly y: number;
  readonly box: PlotBox;
}

/**
 * Positions the name of a reference and its value, in two lines, beside its level and above the time axis. Moves them a few pixels
 * away from the label of a tick, so that both fit.
 */
export function plotTag({ label, text, value }: PlotReference, scale: PlotScale, ticks: readonly number[]): PlotTag {
  const level = scale.y(value);
  const distances = ticks.map((tick) => level - scale.y(tick));
  const closest = distances.find((distance) => Math.abs(distance) < ROOM && Math.abs(distance) >= ROOM - NUDGE);
  const y = closest === undefined ? level : level - closest + Math.sign(closest) * ROOM;
  return toTag({ y, width: Math.max(textWidth(label), textWidth(text)), height: 2 * LINE, scale });
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
  return ends.map(({ label }, index) => toTag({ y: levels[index] ?? 0, width: textWidth(label), height: LINE, scale }));
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
  readonly height: number;
  readonly scale: PlotScale;
}

function toTag({ y: level, width, height, scale }: ToTagParameters): PlotTag {
  const x = scale.left + scale.width + GAP;
  const y = Math.min(Math.max(level, scale.top + height / 2), scale.top + scale.height - height / 2);
  return { x, y, box: { left: x, top: y - height / 2, width, height } };
}

/** CSS pixels: distance from the plot, height of a line, distance of a tick from a tag of two lines, and how far a tag may move. */
const GAP = 8;
const LINE = 15;
const ROOM = 23;
const NUDGE = 12;
