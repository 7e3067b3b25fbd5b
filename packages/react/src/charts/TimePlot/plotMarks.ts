import type { SeriesReading } from "../readSeries.ts";
import type { PlotScale } from "./PlotScale.ts";
import { type PlotBox, textWidth } from "./placeTip.ts";

export interface PlotMark {
  readonly which: "high" | "low";
  readonly text: string;
  /** The point itself, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Whether the words stand before the point. */
  readonly isAtEnd: boolean;
  /** What the words and the point take together. */
  readonly box: PlotBox;
}

export interface PlotMarksParameters {
  readonly times: readonly number[];
  readonly reading: SeriesReading;
  readonly scale: PlotScale;
  /** The words at the highest and the lowest point. */
  readonly write: (which: "high" | "low", index: number) => string;
}

/** The highest and the lowest point with their words: above the one and below the other, so that the line crosses neither. */
export function plotMarks({ times, reading, scale, write }: PlotMarksParameters): readonly PlotMark[] {
  if (reading.low === reading.high) return [];
  return (["high", "low"] as const).map((which) => {
    const index = reading[which];
    const text = write(which, index);
    const [x, y] = [scale.x(times[index] ?? 0), scale.y(reading.values[index] ?? 0)];
    const isAtEnd = x > scale.left + scale.width / 2;
    const width = textWidth(text) + 2 * RADIUS;
    const box = {
      left: isAtEnd ? x + RADIUS - width : x - RADIUS,
      top: which === "high" ? y - HEIGHT : y - RADIUS,
      width,
      height: HEIGHT + RADIUS,
    };
    return { which, text, x, y, isAtEnd, box };
  });
}

/** CSS pixels: of the point, and of the words with their distance from it. */
const RADIUS = 4;
const HEIGHT = 22;
