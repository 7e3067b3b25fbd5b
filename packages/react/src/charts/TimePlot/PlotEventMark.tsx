import type { ReactElement } from "react";
import type { PlotEventGroup } from "./plotEvents.ts";

export type PlotEventMarkProps = Pick<PlotEventGroup, "kind" | "x" | "y">;

/** The mark of events: a triangle in their direction, a diamond for a hold, a circle for several kinds. */
export function PlotEventMark({ kind, x, y }: PlotEventMarkProps): ReactElement {
  return (
    <path
      data-part="event"
      data-kind={kind}
      d={shapes[kind]}
      transform={`translate(${Math.round(x)} ${Math.round(y)})`}
    />
  );
}

/** Around the origin. */
const shapes = {
  in: "M0 -5 L5 4 L-5 4 Z",
  out: "M0 5 L5 -4 L-5 -4 Z",
  held: "M0 -6 L6 0 L0 6 L-6 0 Z",
  mixed: "M0 -4 A4 4 0 1 1 0 4 A4 4 0 1 1 0 -4 Z",
} as const satisfies Readonly<Record<PlotEventGroup["kind"], string>>;
