"use client";

import type { ReactElement } from "react";
import type { BalanceSeries } from "../../balances/balanceSeries.ts";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { useText } from "../../locale/useText.ts";
import { enCharts } from "../messages.en.ts";
import type { SeriesReading } from "../readSeries.ts";
import { formatRange, writeSince } from "../timeTicks.ts";

export interface BalanceChangeProps {
  /** The shown part of the samples. */
  readonly series: BalanceSeries;
  /** Of the available amounts. */
  readonly reading: SeriesReading;
  readonly isZoomed: boolean;
  readonly timeZone: string | undefined;
}

/** The change of the available amount over the range. A percentage would be meaningless after a deposit. */
export function BalanceChange({ series, reading, isZoomed, timeZone }: BalanceChangeProps): ReactElement {
  const { charts: messages, locale } = useText(enCharts);
  const { first, last, digits } = reading;
  const value = subtractDecimals(series.available[last] ?? "", series.available[first] ?? "") ?? "";
  const range = { from: series.time[first] ?? 0, to: series.time[last] ?? 0, locale, timeZone };
  return (
    <span data-part="change">
      <bdi>{formatDecimal({ value, locale, minimumFractionDigits: digits, sign: "always" })}</bdi>{" "}
      <bdi data-part="period">{isZoomed ? formatRange(range) : writeSince({ ...range, messages })}</bdi>
    </span>
  );
}
