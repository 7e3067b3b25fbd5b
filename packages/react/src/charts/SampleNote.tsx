"use client";

import type { ReactElement } from "react";
import { formatDateTime } from "../format/formatDateTime.ts";
import { formatDuration } from "../format/formatDuration.ts";
import { useClock } from "../locale/useClock.ts";
import { useText } from "../locale/useText.ts";
import { enCharts } from "./messages.en.ts";
import type { SampledSeries } from "./trimSeries.ts";

export interface SampleNoteProps {
  readonly series: SampledSeries;
  readonly timeZone: string | undefined;
}

/** States since when and how often the proxy has sampled. The service has no history of its own. */
export function SampleNote({ series, timeZone }: SampleNoteProps): ReactElement | null {
  const text = useText(enCharts);
  const { locale, fill } = text;
  const { sampled_since: since } = series;
  const write = (zone: string | undefined) =>
    since === null ? undefined : formatDateTime({ timestamp: since, locale, timeZone: zone });
  const local = useClock(() => write(timeZone));
  // A server does not know the reader's time zone.
  const time = local ?? write(timeZone ?? "UTC");
  if (time === undefined) return null;
  return (
    <>
      {fill(text.charts.sampledSince, {
        time,
        step: formatDuration({ seconds: series.step_seconds, locale }),
      })}
    </>
  );
}
