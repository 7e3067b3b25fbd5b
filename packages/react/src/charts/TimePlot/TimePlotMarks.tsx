import type { ReactElement } from "react";
import type { PlotScale } from "./PlotScale.ts";
import type { PlotMark } from "./plotMarks.ts";

export interface TimePlotMarksProps {
  readonly marks: readonly PlotMark[];
  readonly scale: PlotScale;
}

/** Where the lowest and the highest value are. Said in the summary too, so it is hidden from those who listen. */
export function TimePlotMarks({ marks, scale }: TimePlotMarksProps): ReactElement {
  return (
    <div data-part="marks" aria-hidden="true">
      {marks.map(({ which, text, x, y, isAtEnd }) => (
        <span
          key={which}
          data-part="mark"
          data-which={which}
          data-at-end={isAtEnd || undefined}
          // By shares, as on paper the drawing is as wide as the page.
          style={{ left: share(x, scale.outer.width), top: share(y, scale.outer.height) }}
        >
          <span>
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
