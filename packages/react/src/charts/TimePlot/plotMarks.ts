import type { BandPoint } from "../bandSeries.ts";
import type { SeriesReading } from "../readSeries.ts";
import type { PlotScale } from "./PlotScale.ts";
import { type PlotBox, textWidth } from "./placeTip.ts";
import type { PlotEventGroup } from "./plotEvents.ts";

export interface PlotMark {
  readonly which: "high" | "low";
  readonly text: string;
  /** Position of the point in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Whether the text is to the left of the point. */
  readonly isAtEnd: boolean;
  /** Moves the text along the time axis if it fits on neither side of the point. */
  readonly shift: number;
  /** Whether an event marks the point already. */
  readonly isBare: boolean;
  /** Bounds of text and point. */
  readonly box: PlotBox;
}

export interface PlotMarksParameters {
  readonly times: readonly number[];
  readonly reading: SeriesReading;
  readonly scale: PlotScale;
  readonly events: readonly PlotEventGroup[];
  /** The points of a band, whose edges have the labels. */
  readonly band?: readonly BandPoint[] | undefined;
  /** Returns the text at the highest or lowest point. */
  readonly write: (which: "high" | "low", index: number) => string;
}

/**
 * Labels the highest point above and the lowest point below, so that the line crosses neither text. Omits a label that would
 * cover the time axis.
 */
export function plotMarks({ times, reading, scale, events, band, write }: PlotMarksParameters): readonly PlotMark[] {
  if (reading.low === reading.high) return [];
  return (["high", "low"] as const).flatMap((which) => {
    const index = reading[which];
    const text = write(which, index);
    const value = reading.values[index] ?? 0;
    const corner = band?.find((point) => point[which] === value);
    const [x, y] = [scale.x(corner?.time ?? times[index] ?? 0), scale.y(value)];
    if (which === "low" && y + HEIGHT > scale.top + scale.height) return [];
    const isBare = events.some((event) => Math.hypot(event.x - x, event.y - y) < NEAR);
    const width = textWidth(text) + 2 * RADIUS;
    const right = scale.left + scale.width;
    const [fitsBefore, fitsAfter] = [x + RADIUS - width >= 0, x - RADIUS + width <= right];
    // To the other side of the point if a narrow plot would clip it.
    const isAtEnd = x > scale.left + scale.width / 2 ? fitsBefore || !fitsAfter : fitsBefore && !fitsAfter;
    const beside = isAtEnd ? x + RADIUS - width : x - RADIUS;
    const left = Math.max(0, Math.min(beside, right - width));
    const box = {
      left,
      top: which === "high" ? y - HEIGHT : y - RADIUS,
      width,
      height: HEIGHT + RADIUS,
    };
    return [{ which, text, x, y, isAtEnd, shift: left - beside, isBare, box }];
  });
}

/** CSS pixels: radius of the point, height of the text including its distance from the point, and distance of an event. */
const RADIUS = 4;
const HEIGHT = 22;
const NEAR = 8;
