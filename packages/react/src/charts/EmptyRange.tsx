"use client";

import type { ReactElement } from "react";
import { useText } from "../locale/useText.ts";
import type { PriceSeries } from "../markets/mergePriceTail.ts";
import { EmptyState } from "../ui/EmptyState/EmptyState.tsx";
import { enCharts } from "./messages.en.ts";

/** Explains why there are no points, and when there will be some. */
export function EmptyRange({ series }: { readonly series: PriceSeries }): ReactElement {
  const { charts: messages } = useText(enCharts);
  if (series.sampled_since === null)
    return <EmptyState title={messages.neverSampled} help={messages.neverSampledHelp} />;
  return <EmptyState title={messages.emptyRange} help={messages.emptyRangeHelp} />;
}
