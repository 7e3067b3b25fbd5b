"use client";

import { formatDuration } from "../format/formatDuration.ts";
import { useText } from "../locale/useText.ts";
import { enCharts } from "./messages.en.ts";
import type { SampledSeries } from "./trimSeries.ts";

/** States how often the proxy has sampled. The headline has the time of the first sample. */
export function useSampleNote({ step_seconds: seconds, sampled_since: since }: SampledSeries): string | undefined {
  const { charts: messages, locale, fill } = useText(enCharts);
  return since === null ? undefined : fill(messages.sampledEvery, { step: formatDuration({ seconds, locale }) });
}
