"use client";

import { type ReactElement, useMemo } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { dateTimeFormat } from "../../format/dateTimeFormat.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { subtractDecimals } from "../../format/subtractDecimals.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { enCharts, enSpreadChart } from "../../text/enCharts.ts";
import { fillText } from "../../text/fillText.ts";
import { ChartFrame } from "../ChartFrame/ChartFrame.tsx";
import { EmptyRange } from "../EmptyRange.tsx";
import { PointTable } from "../PointTable.tsx";
import type { PriceSeries } from "../PriceSeries.ts";
import { RangePicker } from "../RangePicker.tsx";
import { readSeries } from "../readSeries.ts";
import { SampleNote } from "../SampleNote.tsx";
import { TimePlot } from "../TimePlot/TimePlot.tsx";
import { type PairSeriesProps, usePairSeries } from "../usePairSeries.ts";

export interface SpreadChartProps extends PairSeriesProps {
  readonly className?: string | undefined;
  /** IANA name, such as `Africa/Lagos`. Default: the reader's. */
  readonly timeZone?: string | undefined;
}

/** How far ask lies above bid over time, in the quote currency, as the proxy sampled both. */
export function SpreadChart(props: SpreadChartProps): ReactElement {
  return (
    <ComponentBoundary component="SpreadChart">
      <SpreadChartSkin {...props} />
    </ComponentBoundary>
  );
}

function SpreadChartSkin({ className, timeZone, ...props }: SpreadChartProps): ReactElement {
  const { state, series, range, setRange, refresh } = usePairSeries(props);
  const { locale } = useLocale();
  const { spreadChart: words, charts } = useText(enSpreadChart, enCharts);
  const title = fillText(words.title, { pair: props.pairId });
  const spreads = useMemo(() => listSpreads(series), [series]);
  const reading = useMemo(() => readSeries(spreads), [spreads]);
  const { first, last, low, high } = reading;
  const times = series?.time ?? [];

  const write = (value: string | null | undefined) =>
    value === null || value === undefined ? charts.notSampled : formatDecimal({ value, locale });
  const timeAt = (index: number) =>
    dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format((times[index] ?? 0) * 1000);
  const describe = (index: number) => [
    { label: words.spread, value: write(spreads[index]) },
    { label: words.bid, value: write(series?.best_bid[index]) },
    { label: words.ask, value: write(series?.best_ask[index]) },
  ];

  return (
    <ChartFrame
      className={className}
      title={title}
      state={state}
      onRetry={refresh}
      headline={
        state.status === "ready" && (
          <p data-part="headline">
            <span data-part="figure">{write(spreads[last])}</span>
          </p>
        )
      }
      controls={range && <RangePicker value={range} onValueChange={setRange} />}
      summary={fillText(words.summary, {
        from: timeAt(first),
        to: timeAt(last),
        last: write(spreads[last]),
        low: write(spreads[low]),
        lowAt: timeAt(low),
        high: write(spreads[high]),
        highAt: timeAt(high),
      })}
      plot={<TimePlot label={title} times={times} reading={reading} describe={describe} fromZero timeZone={timeZone} />}
      renderTable={() => (
        <PointTable
          label={title}
          times={times}
          columns={[words.spread, words.bid, words.ask]}
          describe={describe}
          timeZone={timeZone}
        />
      )}
      empty={series && <EmptyRange series={series} />}
      note={series && <SampleNote series={series} timeZone={timeZone} />}
    />
  );
}

function listSpreads(series: PriceSeries | undefined): readonly (string | null)[] {
  return (series?.best_ask ?? []).map((ask, index) => {
    const bid = series?.best_bid[index] ?? null;
    return ask === null || bid === null ? null : (subtractDecimals(ask, bid) ?? null);
  });
}
