"use client";

import type { ReactElement } from "react";
import { formatDateTime } from "../format/formatDateTime.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { useText } from "../locale/useText.ts";
import type { PriceSeries } from "../markets/mergePriceTail.ts";
import { enCharts } from "../text/enCharts.ts";
import { fillText } from "../text/fillText.ts";
import { writeSpan } from "./RangePicker.tsx";

export interface SampleNoteProps {
  readonly series: PriceSeries;
  readonly timeZone: string | undefined;
}

/** Says where the points come from: the service has no history, so they are the proxy's own samples. */
export function SampleNote({ series, timeZone }: SampleNoteProps): ReactElement | null {
  const { locale } = useLocale();
  const text = useText(enCharts);
  if (series.sampled_since === null) return null;
  return (
    <>
      {fillText(text.charts.sampledSince, {
        time: formatDateTime({ timestamp: series.sampled_since, locale, timeZone }),
        step: writeSpan(series.step_seconds, locale, "long"),
      })}
    </>
  );
}
