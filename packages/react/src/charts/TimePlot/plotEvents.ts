import { nearest } from "./nearest.ts";
import type { PlotScale } from "./PlotScale.ts";
import type { PlotEvent } from "./TimePlotProps.ts";

/** Events that are too close to be drawn apart. */
export interface PlotEventGroup {
  readonly kind: PlotEvent["kind"] | "mixed";
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

/** Places events on the line, in groups, and below it where it has a gap. Leaves out events before its start. */
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
    const value = values[nearest(times, scale.timeAt(x))] ?? null;
    return { kind: kindOf(indexes, events), x, y: value === null ? scale.top + scale.height : scale.y(value), indexes };
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

/** A hold needs a person, so it is visible in every group. */
function kindOf(indexes: readonly number[], events: readonly PlotEvent[]): PlotEventGroup["kind"] {
  const kinds = new Set(indexes.flatMap((index) => events[index]?.kind ?? []));
  if (kinds.has("held")) return "held";
  const [kind = "mixed"] = kinds;
  return kinds.size === 1 ? kind : "mixed";
}

/** CSS pixels. */
const APART = 16;
