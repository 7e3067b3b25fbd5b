import type { ReactElement } from "react";
import type { PlotEventGroup } from "./plotEvents.ts";

export type PlotEventMarkProps = Pick<PlotEventGroup, "kinds" | "x" | "y">;

/**
 * The mark of events: a triangle that points up from below the line for a purchase, one that points down from above it for a
 * sale, and a diamond on it for anything else.
 */
export function PlotEventMark({ kinds, x, y }: PlotEventMarkProps): ReactElement {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      {kinds.map((kind) => (
        <path key={kind} data-part="event" data-kind={kind} d={shapes[kind]} />
      ))}
    </g>
  );
}

// Around the point of the line.
const below = "M0 3 L5 11 L-5 11 Z";
const above = "M0 -3 L5 -11 L-5 -11 Z";
const on = "M0 -6 L6 0 L0 6 L-6 0 Z";
const shapes = { buy: below, sell: above, order: on } as const satisfies Readonly<
  Record<PlotEventGroup["kinds"][number], string>
>;
