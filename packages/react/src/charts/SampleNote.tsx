"use client";

import type { ReactElement } from "react";
import { formatDuration } from "../format/formatDuration.ts";
import { useText } from "../locale/useText.ts";
import { enCharts } from "./messages.en.ts";
import type { SampledSeries } from "./trimSeries.ts";

export interface SampleNoteProps {
  readonly series: SampledSeries;
}

/** States how often the proxy has sampled. The headline has the time of the first sample. */
export function SampleNote({ series }: SampleNoteProps): ReactElement | null {
  const { charts: messages, locale, fill } = useText(enCharts);
  if (series.sampled_since === null) return null;
  return <>{fill(messages.sampledEvery, { step: formatDuration({ seconds: series.step_seconds, locale }) })}</>;
}
