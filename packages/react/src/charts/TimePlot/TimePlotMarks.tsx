"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enCharts } from "../../text/enCharts.ts";
import type { PlotScale } from "./PlotScale.ts";
import type { TimePlotProps } from "./TimePlotProps.ts";

export interface TimePlotMarksProps extends Pick<TimePlotProps, "times" | "describe"> {
  readonly values: readonly (number | null)[];
  /** Places in the arrays. */
  readonly extremes: { readonly low: number; readonly high: number };
  readonly scale: PlotScale;
}

/** Where the lowest and the highest value are. Said in the summary too, so it is hidden from those who listen. */
export function TimePlotMarks({ extremes, times, values, describe, scale }: TimePlotMarksProps): ReactElement {
  const { charts: words } = useText(enCharts);
  return (
    <div data-part="marks" aria-hidden="true">
      {(["high", "low"] as const).map((which) => {
        const index = extremes[which];
        const left = scale.x(times[index] ?? 0);
        const isAtEnd = left > scale.left + scale.width / 2;
        return (
          <span
            key={which}
            data-part="mark"
            data-which={which}
            data-at-end={isAtEnd || undefined}
            // By shares, as on paper the drawing is as wide as the page.
            style={{
              left: share(left, scale.outer.width),
              top: share(scale.y(values[index] ?? 0), scale.outer.height),
            }}
          >
            <span>
              {words[which]} {describe(index)[0]?.value}
            </span>
          </span>
        );
      })}
    </div>
  );
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
