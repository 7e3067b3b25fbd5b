"use client";

import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { numberFormat } from "../../format/intl.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { useText } from "../../locale/useText.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { enTickerTable } from "../../markets/messages.en.ts";
import { type TickerDirection, tickerDirection } from "../../markets/tickerDirection.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enPriceChart } from "../messages.en.ts";
import { PairChart, type PairChartEnds, type PairChartOptions } from "../PairChart/PairChart.tsx";
import { toNumber } from "../toNumber.ts";

export interface PriceChartProps extends PairChartOptions {}

/** The last price of one pair over time, from the proxy's samples and the live ticker. Missing samples are gaps in the line. */
export const PriceChart: (props: PriceChartProps) => ReactElement = withBoundary("PriceChart", PriceChartView);

function PriceChartView(props: PriceChartProps): ReactElement {
  const { priceChart: messages, fill } = useText(enPriceChart);
  const listLevels = (day: Ticker, write: PairChartEnds["write"]) =>
    [
      { price: day.high, text: messages.dayHigh },
      { price: day.low, text: messages.dayLow },
      { price: day.open, text: messages.dayOpen },
    ].flatMap(({ price, text }) => {
      const value = toNumber(price);
      return value === null ? [] : [{ value, text: fill(text, { price: write(price) }) }];
    });
  return (
    <PairChart
      {...props}
      title={messages.title}
      listDecimals={listPrices}
      columns={[{ label: messages.price }]}
      summary={messages.summary}
      toneOf={(ends) => tones[showsDayOnly(ends) ? (tickerDirection(ends.day) ?? "flat") : directionOf(ends)]}
      listLevels={listLevels}
      renderChange={(ends) => <PriceChanges {...ends} />}
    />
  );
}

function listPrices({ last }: PriceSeries): readonly (string | null)[] {
  return last;
}

/** The service's 24-hour change, as in all tables, and the change since the first sample unless the samples cover the day. */
function PriceChanges(ends: PairChartEnds): ReactElement {
  const { tickerTable: messages, locale } = useText(enTickerTable);
  const { first, last, day, since, write } = ends;
  const change = subtractDecimals(last, first) ?? "";
  return (
    <>
      {day && (
        <PriceChange
          direction={tickerDirection(day) ?? "flat"}
          change={write(day.price_change, "always")}
          share={`(${formatPercent({ value: day.price_change_percent, locale })})`}
          period={messages.changePercent}
        />
      )}
      {since !== undefined && !showsDayOnly(ends) && (
        <PriceChange
          direction={directionOf(ends)}
          change={write(change, "always")}
          share={writeShare(change, first, locale)}
          period={since}
        />
      )}
    </>
  );
}

interface PriceChangeProps {
  readonly direction: TickerDirection;
  readonly change: string;
  readonly share: string;
  readonly period: string;
}

function PriceChange({ direction, change, share, period }: PriceChangeProps): ReactElement {
  return (
    <span data-part="change" data-direction={direction}>
      <Icon name="up" />
      <bdi>{change}</bdi> <bdi>{share}</bdi> <bdi data-part="period">{period}</bdi>
    </span>
  );
}

function showsDayOnly(ends: PairChartEnds): ends is PairChartEnds & { readonly day: Ticker } {
  return ends.day !== undefined && ends.coversDay;
}

/** As in the tables, a change that rounds to 0.00% is flat. */
function directionOf({ first, last }: Pick<PairChartEnds, "first" | "last">): TickerDirection {
  const change = subtractDecimals(last, first) ?? "";
  const share = shareOf(change, first);
  if (share !== null && Math.abs(share) < 0.00005) return "flat";
  return directions[signOf(change) ?? "zero"];
}

const directions = { negative: "down", zero: "flat", positive: "up" } as const;
const tones = { down: "down", flat: "neutral", up: "up" } as const;

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
  return `(${written.format(share)})`;
}
