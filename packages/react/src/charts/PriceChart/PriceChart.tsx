"use client";

import { type ReactElement, useMemo } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { dateTimeFormat } from "../../format/dateTimeFormat.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { numberFormat } from "../../format/numberFormat.ts";
import { signOf } from "../../format/signOf.ts";
import { subtractDecimals } from "../../format/subtractDecimals.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { enCharts, enPriceChart } from "../../text/enCharts.ts";
import { fillText } from "../../text/fillText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { ChartFrame } from "../ChartFrame/ChartFrame.tsx";
import { EmptyRange } from "../EmptyRange.tsx";
import { PointTable } from "../PointTable.tsx";
import type { PriceSeries } from "../PriceSeries.ts";
import { RangePicker } from "../RangePicker.tsx";
import { readSeries } from "../readSeries.ts";
import { SampleNote } from "../SampleNote.tsx";
import { TimePlot } from "../TimePlot/TimePlot.tsx";
import { toNumber } from "../toNumber.ts";
import { type PairSeriesProps, usePairSeries } from "../usePairSeries.ts";

export interface PriceChartProps extends PairSeriesProps {
  readonly className?: string | undefined;
  /** IANA name, such as `Africa/Lagos`. Default: the reader's. */
  readonly timeZone?: string | undefined;
}

/** The last price of one pair over time, as the proxy sampled it. Gaps in the sampling are gaps in the line. */
export function PriceChart(props: PriceChartProps): ReactElement {
  return (
    <ComponentBoundary component="PriceChart">
      <PriceChartSkin {...props} />
    </ComponentBoundary>
  );
}

function PriceChartSkin({ className, timeZone, ...props }: PriceChartProps): ReactElement {
  const { state, series = NO_SERIES, range, setRange, refresh } = usePairSeries(props);
  const { locale } = useLocale();
  const { priceChart: words, charts } = useText(enPriceChart, enCharts);
  const title = fillText(words.title, { pair: props.pairId });
  const reading = useMemo(() => readSeries(series.last), [series]);
  const { first, last, low, high, gaps, digits } = reading;

  const write = (value: string) => formatDecimal({ value, locale, minimumFractionDigits: digits });
  const priceAt = (index: number) => write(series.last[index] ?? "");
  const timeAt = (index: number) =>
    dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
      (series.time[index] ?? 0) * 1000,
    );
  const describe = (index: number) => {
    const price = series.last[index] ?? null;
    return [{ label: words.price, value: price === null ? charts.notSampled : write(price) }];
  };
  const [opened, closed] = [series.last[first] ?? "", series.last[last] ?? ""];
  const change = subtractDecimals(closed, opened) ?? "";
  const direction = directions[signOf(change) ?? "zero"];

  return (
    <ChartFrame
      className={className}
      title={title}
      state={state}
      onRetry={refresh}
      headline={
        state.status === "ready" && (
          <p data-part="headline">
            <span data-part="figure">{write(closed)}</span>{" "}
            <span data-part="change" data-direction={direction}>
              {direction !== "flat" && <Icon name={direction} />}
              <bdi>{formatDecimal({ value: change, locale, minimumFractionDigits: digits, sign: "always" })}</bdi>{" "}
              <bdi>{writeShare(change, opened, locale)}</bdi>
            </span>
          </p>
        )
      }
      controls={range && <RangePicker value={range} onValueChange={setRange} />}
      summary={fillText(words.summary, {
        from: timeAt(first),
        to: timeAt(last),
        first: priceAt(first),
        last: priceAt(last),
        low: priceAt(low),
        lowAt: timeAt(low),
        high: priceAt(high),
        highAt: timeAt(high),
        gaps: numberFormat(locale, {}).format(gaps),
      })}
      plot={
        <TimePlot
          label={title}
          times={series.time}
          reading={reading}
          describe={describe}
          tone={direction === "flat" ? "neutral" : direction}
          timeZone={timeZone}
        />
      }
      renderTable={() => (
        <PointTable label={title} times={series.time} columns={[words.price]} describe={describe} timeZone={timeZone} />
      )}
      empty={<EmptyRange series={series} />}
      note={<SampleNote series={series} timeZone={timeZone} />}
    />
  );
}

const directions = { negative: "down", zero: "flat", positive: "up" } as const;

const NO_SERIES: PriceSeries = {
  time: [],
  last: [],
  best_bid: [],
  best_ask: [],
  step_seconds: 60,
  sampled_since: null,
};

/** How large a part of another figure one is. A proportion to look at, two digits after the point. */
function writeShare(part: string, whole: string, locale: string): string {
  const [share, base] = [toNumber(part), toNumber(whole)];
  if (share === null || base === null || base === 0) return "";
  const written = numberFormat(locale, { style: "percent", maximumFractionDigits: 2, signDisplay: "exceptZero" });
  return `(${written.format(share / base)})`;
}
