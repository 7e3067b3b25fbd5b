"use client";

import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { changeInPercent, directionBetween } from "../../markets/changeInPercent.ts";
import { directionProps, type TickerDirection, tickerDirection } from "../../markets/tickerDirection.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enCharts } from "../messages.en.ts";
import type { PairChartEnds } from "../PairChart/PairChartProps.ts";

export interface PriceChangesProps extends PairChartEnds {
  /** Whether to leave out the service's 24-hour change, because it is shown elsewhere. */
  readonly isDayHidden: boolean;
}

/** The service's 24-hour change, as in all tables, and the change since the first sample unless the samples cover the day. */
export function PriceChanges({ isDayHidden, ...ends }: PriceChangesProps): ReactElement {
  const { charts: messages } = useText(enCharts);
  const { first, last, day, period, write } = ends;
  const change = subtractDecimals(last, first) ?? "";
  return (
    <>
      {day && !isDayHidden && (
        <PriceChange
          direction={tickerDirection(day) ?? "flat"}
          percent={day.price_change_percent}
          change={write(day.price_change, "always")}
          period={messages.inDay}
        />
      )}
      {period !== undefined && !showsDayOnly(ends) && (
        <PriceChange
          direction={directionBetween(first, last)}
          percent={changeInPercent(first, last) ?? ""}
          change={write(change, "always")}
          period={period}
        />
      )}
    </>
  );
}

interface PriceChangeProps {
  readonly direction: TickerDirection;
  /** A decimal string. */
  readonly percent: string;
  readonly change: string;
  readonly period: string;
}

function PriceChange({ direction, percent, change, period }: PriceChangeProps): ReactElement {
  const { locale } = useLocale();
  return (
    <span data-part="change" {...directionProps(direction, percent)}>
      <Icon name="up" />
      <bdi>{formatPercent({ value: percent, locale })}</bdi> <bdi>({change})</bdi>{" "}
      <bdi data-part="period">{period}</bdi>
    </span>
  );
}

export function showsDayOnly(ends: PairChartEnds): ends is PairChartEnds & { readonly day: Ticker } {
  return ends.day !== undefined && ends.coversDay;
}
