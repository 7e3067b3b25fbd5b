"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enCharts } from "../messages.en.ts";

/** Names the line and the band of a plot, and the point of its latest value. Hidden, but with its room, while the plot draws a line of all samples. */
export function BandLegend(): ReactElement {
  const { charts: messages } = useText(enCharts);
  return (
    <ul data-part="legend" data-of="band">
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
