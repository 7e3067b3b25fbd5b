import { formatTick, timeTicks } from "../timeTicks.ts";
import type { PlotScale } from "./PlotScale.ts";
import { textWidth } from "./placeTip.ts";

export interface PlacedTime {
  readonly time: number;
  readonly label: string;
  /** Position of the tick in CSS pixels, and of the middle of its label. */
  readonly x: number;
}

export interface PlaceTimesParameters {
  readonly scale: PlotScale;
  /** Seconds since the epoch. */
  readonly from: number;
  readonly to: number;
  readonly locale: string;
  readonly timeZone: string | undefined;
}

/** Places the labels of the time axis: few, or more if fewer than two of those would be whole. */
export function placeTimes(parameters: PlaceTimesParameters): readonly PlacedTime[] {
  const count = Math.max(2, Math.floor(parameters.scale.width / ROOM));
  const few = placeWhole(parameters, count);
  return few.length > 1 ? few : placeWhole(parameters, 2 * count);
}

/** Leaves out labels that would be cut off or would touch the one before. They may extend below the labels of the values. */
function placeWhole(parameters: PlaceTimesParameters, count: number): readonly PlacedTime[] {
  const { scale, from, to, locale, timeZone } = parameters;
  const placed: PlacedTime[] = [];
  let start = 0;
  for (const time of timeTicks({ from, to, count, timeZone })) {
    const label = formatTick({ time, locale, timeZone });
    const [x, half] = [scale.x(time), textWidth(label) / 2];
    if (x - half < start || x + half > scale.outer.width) continue;
    placed.push({ time, label, x });
    start = x + half + GAP;
  }
  return placed;
}

/** CSS pixels: for a label with the room around it, and between two labels. */
const ROOM = 72;
const GAP = 4;
