"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enCharts } from "../messages.en.ts";

export interface BandLegendProps {
  /** Names the dashed line, if there is one. Its label in the plot would be on the line, which is close to its average. */
  readonly average: string | undefined;
}

/**
 * Names the average of the range, the line and the band of a plot, and the point of its latest value. All but the average are
 * hidden, but keep their room, while the plot draws a line of all samples.
 */
export function BandLegend({ average }: BandLegendProps): ReactElement {
  const { charts: messages } = useText(enCharts);
  return (
    <ul data-part="legend" data-of="band">
      {average !== undefined && (
        <li data-part="average">
          <svg aria-hidden="true" width="20" height="8">
            <path data-part="reference" d="M0 4H20" />
          </svg>
          <bdi>{average}</bdi>
        </li>
      )}
      <li>
        <svg aria-hidden="true" width="8" height="8">
          <circle data-part="point" cx="4" cy="4" r="3" fill="currentColor" />
        </svg>
        {messages.latest}
      </li>
      <li>
        <svg aria-hidden="true" width="20" height="8">
          <path d="M0 4H20" stroke="currentColor" strokeWidth={1.5} />
        </svg>
        {messages.bandMean}
      </li>
      <li>
        <svg aria-hidden="true" width="20" height="8">
          <path data-part="band" d="M0 0H20V8H0Z" />
        </svg>
        {messages.bandRange}
      </li>
    </ul>
  );
}
