"use client";

import type { ReactElement } from "react";
import { formatDateTime } from "../format/formatDateTime.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { useClock } from "../locale/useClock.ts";
import { useText } from "../locale/useText.ts";
import type { PriceSeries } from "../markets/mergePriceTail.ts";
import { fillText } from "../text/fillText.ts";
import { enCharts } from "./messages.en.ts";
import { writeSpan } from "./RangePicker.tsx";

export interface SampleNoteProps {
  readonly series: PriceSeries;
  readonly timeZone: string | undefined;
}

/** Says where the points come from: the service has no history, so they are the proxy's own samples. */
export function SampleNote({ series, timeZone }: SampleNoteProps): ReactElement | null {
  const { locale } = useLocale();
  const text = useText(enCharts);
  const { sampled_since: since } = series;
  const write = (zone: string | undefined) =>
    since === null ? undefined : formatDateTime({ timestamp: since, locale, timeZone: zone });
  const local = useClock(() => write(timeZone));
  // A server does not know where the reader is.
  const time = local ?? write(timeZone ?? "UTC");
  if (time === undefined) return null;
  return (
    <>
      {fillText(text.charts.sampledSince, {
        time,
        step: writeSpan(series.step_seconds, locale, "long"),
      })}
    </>
  );
}
