import { nearest } from "./nearest.ts";
import type { PlotScale } from "./PlotScale.ts";
import type { PlotBox } from "./placeTip.ts";
import type { PlotEvent } from "./TimePlotProps.ts";

/** Events that are too close to be drawn apart. */
export interface PlotEventGroup {
  readonly kinds: readonly PlotEvent["kind"][];
  /** CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Indexes of the events. */
  readonly indexes: readonly number[];
}

export interface PlotEventsParameters {
  /** Ascending. */
  readonly events: readonly PlotEvent[];
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
  readonly scale: PlotScale;
}

/**
 * Places events in groups at their value, or else on the line, and below it at a gap. Leaves out events before its start.
 */
export function plotEvents({ events, times, values, scale }: PlotEventsParameters): readonly PlotEventGroup[] {
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const groups: { start: number; end: number; indexes: number[] }[] = [];
  for (const [index, { time }] of events.entries()) {
    if (time < from) continue;
    const x = scale.x(Math.min(time, to));
    const last = groups.at(-1);
    if (!last || x - last.start > APART) groups.push({ start: x, end: x, indexes: [index] });
    else {
      last.end = x;
      last.indexes.push(index);
    }
  }
  return groups.map(({ start, end, indexes }) => {
    const x = (start + end) / 2;
    const bottom = scale.top + scale.height;
    const value = meanValue(indexes, events) ?? values[indexAfter(times, scale.timeAt(x))] ?? null;
    // At a gap it lies on the axis, above the labels of the times. Outside the scale it lies at the edge.
    const y = value === null ? bottom - INSET : Math.max(scale.top, Math.min(bottom - INSET, scale.y(value)));
    return { kinds: kindsOf(indexes, events), x, y, indexes };
  });
}

/** Returns the group at the cursor. */
export function eventGroupAt(groups: readonly PlotEventGroup[], x: number): PlotEventGroup | undefined {
  const distance = (group: PlotEventGroup | undefined) => (group ? Math.abs(group.x - x) : Number.POSITIVE_INFINITY);
  const closest = groups.reduce<PlotEventGroup | undefined>(
    (best, group) => (distance(group) < distance(best) ? group : best),
    undefined,
  );
  return distance(closest) <= APART / 2 ? closest : undefined;
}

/** The bounds of a group's marks. */
export function eventBox({ x, y }: PlotEventGroup): PlotBox {
  return { left: x - RADIUS, top: y - 2 * RADIUS, width: 2 * RADIUS, height: 4 * RADIUS };
}

/** The first time at which the value includes the event. */
function indexAfter(times: readonly number[], time: number): number {
  const index = nearest(times, time);
  return (times[index] ?? time) < time && index + 1 < times.length ? index + 1 : index;
}

function meanValue(indexes: readonly number[], events: readonly PlotEvent[]): number | undefined {
  const known = indexes.flatMap((index) => events[index]?.value ?? []);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined;
}

function kindsOf(indexes: readonly number[], events: readonly PlotEvent[]): PlotEventGroup["kinds"] {
  return [...new Set(indexes.flatMap((index) => events[index]?.kind ?? []))];
}

/** CSS pixels. */
const APART = 16;
const INSET = 11;
const RADIUS = 6;
