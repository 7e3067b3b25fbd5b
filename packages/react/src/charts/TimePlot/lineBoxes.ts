import { nearest } from "./nearest.ts";
import type { PlotScale } from "./PlotScale.ts";
import type { PlotBox } from "./placeTip.ts";

export interface LineBoxesParameters {
  readonly times: readonly number[];
  /** The values of each line. */
  readonly lines: readonly (readonly (number | null)[])[];
  readonly scale: PlotScale;
  /** The part of the plot to read, in CSS pixels. */
  readonly from: number;
  readonly to: number;
}

/** Surrounds each line with boxes a few pixels wide, so that a tip can stay off it. */
export function lineBoxes({ times, lines, scale, from, to }: LineBoxesParameters): readonly PlotBox[] {
  const [start, end] = [nearest(times, scale.timeAt(from)), nearest(times, scale.timeAt(to))];
  return lines.flatMap((values) => {
    const columns = new Map<number, { top: number; bottom: number }>();
    let before: number | undefined;
    for (let index = start; index <= end; index += 1) {
      const value = values[index] ?? null;
      const y = value === null ? undefined : scale.y(value);
      if (y !== undefined) {
        const left = Math.floor(scale.x(times[index] ?? 0) / WIDTH) * WIDTH;
        const { top, bottom } = columns.get(left) ?? { top: y, bottom: y };
        // The stroke also runs from the point before.
        columns.set(left, { top: Math.min(top, y, before ?? y), bottom: Math.max(bottom, y, before ?? y) });
      }
      before = y;
    }
    return Array.from(columns, ([left, { top, bottom }]) => ({
      left,
      top: top - STROKE,
      width: WIDTH,
      height: bottom - top + 2 * STROKE,
    }));
  });
}

/** CSS pixels. */
const WIDTH = 8;
const STROKE = 2;
