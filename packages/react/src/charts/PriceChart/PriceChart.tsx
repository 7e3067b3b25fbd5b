"use client";

import type { ReactElement } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { numberFormat } from "../../format/numberFormat.ts";
import { signOf } from "../../format/signOf.ts";
import { subtractDecimals } from "../../format/subtractDecimals.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { enPriceChart } from "../../text/enCharts.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { PairChart, type PairChartEnds, type PairChartOptions } from "../PairChart/PairChart.tsx";
import { toNumber } from "../toNumber.ts";

export interface PriceChartProps extends PairChartOptions {}

/** The last price of one pair over time: what the proxy sampled, and live since. Gaps in the sampling are gaps in the line. */
export function PriceChart(props: PriceChartProps): ReactElement {
  return (
    <ComponentBoundary component="PriceChart">
      <PriceChartSkin {...props} />
    </ComponentBoundary>
  );
}

function PriceChartSkin(props: PriceChartProps): ReactElement {
  const { priceChart: words } = useText(enPriceChart);
  return (
    <PairChart
      {...props}
      title={words.title}
      listFigures={listPrices}
      columns={[{ label: words.price }]}
      summary={words.summary}
      toneOf={(ends) => tones[directionOf(ends)]}
      renderChange={(ends) => <PriceChange {...ends} />}
    />
  );
}

function listPrices({ last }: PriceSeries): readonly (string | null)[] {
  return last;
}

function PriceChange({ first, last, write }: PairChartEnds): ReactElement {
  const { locale } = useLocale();
  const change = subtractDecimals(last, first) ?? "";
  const direction = directionOf({ first, last });
  return (
    <span data-part="change" data-direction={direction}>
      <Icon name="up" />
      <bdi>{write(change, "always")}</bdi> <bdi>{writeShare(change, first, locale)}</bdi>
    </span>
  );
}

/** As in the tables, a change too small to show in percent is none. */
function directionOf({ first, last }: Pick<PairChartEnds, "first" | "last">): "up" | "down" | "flat" {
  const change = subtractDecimals(last, first) ?? "";
  const share = shareOf(change, first);
  if (share !== null && Math.abs(share) < 0.00005) return "flat";
  return directions[signOf(change) ?? "zero"];
}

const directions = { negative: "down", zero: "flat", positive: "up" } as const;
const tones = { down: "down", flat: "neutral", up: "up" } as const;

/** How large a part of another figure one is. A proportion to look at. */
function shareOf(part: string, whole: string): number | null {
  const [share, base] = [toNumber(part), toNumber(whole)];
  return share === null || base === null || base === 0 ? null : share / base;
}

/** Two digits after the point. */
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
