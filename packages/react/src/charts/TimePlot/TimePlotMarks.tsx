"use client";

import type { ReactElement } from "react";
import type { PlotScale } from "./PlotScale.ts";
import type { PlotMark } from "./plotMarks.ts";

export interface TimePlotMarksProps {
  readonly marks: readonly PlotMark[];
  readonly scale: PlotScale;
}

/** Labels at the lowest and the highest value. The summary contains both values for screen readers. */
export function TimePlotMarks({ marks, scale }: TimePlotMarksProps): ReactElement {
  return (
    <div data-part="marks">
      {marks.map(({ which, text, x, y, isAtEnd, shift, isBare }) => (
        <span
          key={which}
          data-part="mark"
          data-which={which}
          data-at-end={isAtEnd || undefined}
          data-bare={isBare || undefined}
          // In percent, because a printed plot has the width of the page.
          style={{ left: share(x, scale.outer.width), top: share(y, scale.outer.height) }}
        >
          <span style={shift === 0 ? undefined : { translate: `${shift}px` }}>
            <bdi>{text}</bdi>
          </span>
        </span>
      ))}
    </div>
  );
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
