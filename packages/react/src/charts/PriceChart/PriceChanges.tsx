"use client";

import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { numberFormat } from "../../format/intl.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { useText } from "../../locale/useText.ts";
import { type TickerDirection, tickerDirection } from "../../markets/tickerDirection.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enCharts } from "../messages.en.ts";
import type { PairChartEnds } from "../PairChart/PairChart.tsx";
import { toNumber } from "../toNumber.ts";

/** The service's 24-hour change, as in all tables, and the change since the first sample unless the samples cover the day. */
export function PriceChanges(ends: PairChartEnds): ReactElement {
  const { charts: messages, locale } = useText(enCharts);
  const { first, last, day, period, write } = ends;
  const change = subtractDecimals(last, first) ?? "";
  return (
    <>
      {day && (
        <PriceChange
          direction={tickerDirection(day) ?? "flat"}
          share={formatPercent({ value: day.price_change_percent, locale })}
          change={write(day.price_change, "always")}
          period={messages.inDay}
        />
      )}
      {period !== undefined && !showsDayOnly(ends) && (
        <PriceChange
          direction={directionOf(ends)}
          share={writeShare(change, first, locale)}
          change={write(change, "always")}
          period={period}
        />
      )}
    </>
  );
}

interface PriceChangeProps {
  readonly direction: TickerDirection;
  readonly share: string;
  readonly change: string;
  readonly period: string;
}

function PriceChange({ direction, share, change, period }: PriceChangeProps): ReactElement {
  return (
    <span data-part="change" data-direction={direction}>
      <Icon name="up" />
      <bdi>{share}</bdi> <bdi>({change})</bdi> <bdi data-part="period">{period}</bdi>
    </span>
  );
}

export function showsDayOnly(ends: PairChartEnds): ends is PairChartEnds & { readonly day: Ticker } {
  return ends.day !== undefined && ends.coversDay;
}

/** As in the tables, a change that rounds to 0.00% is flat. */
export function directionOf({ first, last }: Pick<PairChartEnds, "first" | "last">): TickerDirection {
  const change = subtractDecimals(last, first) ?? "";
  const share = shareOf(change, first);
  if (share !== null && Math.abs(share) < 0.00005) return "flat";
  return directions[signOf(change) ?? "zero"];
}

const directions = { negative: "down", zero: "flat", positive: "up" } as const;
/** The ratio of two decimal strings, as a rounded number for display. */
function shareOf(part: string, whole: string): number | null {
  const [share, base] = [toNumber(part), toNumber(whole)];
  return share === null || base === null || base === 0 ? null : share / base;
}

function writeShare(part: string, whole: string, locale: string): string {
  const share = shareOf(part, whole);
  if (share === null) return "";
  const written = numberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  return written.format(share);
}
