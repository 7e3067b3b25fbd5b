"use client";

import { type ReactElement, type ReactNode, useMemo } from "react";
import { dateTimeFormat } from "../../format/dateTimeFormat.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { numberFormat } from "../../format/numberFormat.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { usePairNames } from "../../markets/usePairNames.ts";
import { type UsePriceSeriesParameters, usePriceSeries } from "../../markets/usePriceSeries.ts";
import { enCharts } from "../../text/enCharts.ts";
import { fillText } from "../../text/fillText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { ChartFrame } from "../ChartFrame/ChartFrame.tsx";
import { EmptyRange } from "../EmptyRange.tsx";
import { PointTable } from "../PointTable.tsx";
import { RangePicker } from "../RangePicker.tsx";
import { readSeries } from "../readSeries.ts";
import { SampleNote } from "../SampleNote.tsx";
import { TimePlot } from "../TimePlot/TimePlot.tsx";
import type { TimePlotProps } from "../TimePlot/TimePlotProps.ts";

/** What a host says of a chart of one pair. */
export interface PairChartOptions extends UsePriceSeriesParameters {
  readonly className?: string | undefined;
  /** IANA name, such as `Africa/Lagos`. Default: the reader's. */
  readonly timeZone?: string | undefined;
}

/** The line at its ends, as decimal strings. */
export interface PairChartEnds {
  readonly first: string;
  readonly last: string;
  readonly write: (figure: string, sign?: "always") => string;
}

export interface PairChartProps extends PairChartOptions, Pick<TimePlotProps, "fromZero"> {
  /** Words with `{pair}` in them. */
  readonly title: string;
  /** What the line shows of the samples, as decimal strings. Must stay the same function. */
  readonly listFigures: (series: PriceSeries) => readonly (string | null)[];
  /** What the figures are called, and what else of a sample is said beside them. */
  readonly columns: readonly { readonly label: string; readonly of?: "best_bid" | "best_ask" | undefined }[];
  /** Words with `{from}`, `{to}`, `{first}`, `{last}`, `{low}`, `{lowAt}`, `{high}`, `{highAt}` and `{gaps}` in them. */
  readonly summary: string;
  /** Which way the line went, where that matters. */
  readonly toneOf?: ((ends: PairChartEnds) => TimePlotProps["tone"]) | undefined;
  /** Beside the newest figure. */
  readonly renderChange?: ((ends: PairChartEnds) => ReactNode) | undefined;
}

/** What the charts of one pair have in common: its samples over a range, one line of them, and the same in words. */
export function PairChart(props: PairChartProps): ReactElement {
  const { className, timeZone, listFigures, columns, toneOf, renderChange } = props;
  const { state, range, setRange, refresh } = usePriceSeries(props);
  const nameOf = usePairNames();
  const { locale } = useLocale();
  const { charts: words } = useText(enCharts);
  const title = fillText(props.title, { pair: nameOf(props.pairId) });
  const series = state.status === "ready" || state.status === "empty" ? state.series : noSeries;
  const figures = useMemo(() => listFigures(series), [listFigures, series]);
  const reading = useMemo(() => readSeries(figures), [figures]);
  const { first, last, low, high, gaps, digits } = reading;

  const write = (value: string, sign?: "always") =>
    formatDecimal({ value, locale, minimumFractionDigits: digits, sign });
  const figureAt = (index: number) => write(figures[index] ?? "");
  const timeAt = (index: number) =>
    dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
      (series.time[index] ?? 0) * 1000,
    );
  const describe = (index: number) =>
    columns.map(({ label, of }) => {
      const value = (of ? series[of] : figures)[index] ?? null;
      return { label, value: value === null ? words.notSampled : write(value) };
    });
  const ends = { first: figures[first] ?? "", last: figures[last] ?? "", write };

  return (
    <ChartFrame
      className={className}
      title={title}
      state={state}
      onRetry={refresh}
      headline={
        (state.status === "ready" || state.status === "loading") && (
          <p data-part="headline">
            <span data-part="figure">{state.status === "ready" ? figureAt(last) : <Skeleton width="long" />}</span>{" "}
            {/* One sample alone went nowhere. */}
            {state.status === "ready" && first !== last && renderChange?.(ends)}
          </p>
        )
      }
      controls={props.series === undefined && <RangePicker value={range} onValueChange={setRange} />}
      summary={fillText(props.summary, {
        from: timeAt(first),
        to: timeAt(last),
        first: figureAt(first),
        last: figureAt(last),
        low: figureAt(low),
        lowAt: timeAt(low),
        high: figureAt(high),
        highAt: timeAt(high),
        gaps: numberFormat(locale, {}).format(gaps),
      })}
      plot={
        <TimePlot
          label={title}
          times={series.time}
          reading={reading}
          describe={describe}
          tone={toneOf?.(ends)}
          fromZero={props.fromZero}
          timeZone={timeZone}
        />
      }
      renderTable={() => (
        <PointTable
          label={title}
          times={series.time}
          columns={columns.map(({ label }) => label)}
          describe={describe}
          timeZone={timeZone}
        />
      )}
      empty={<EmptyRange series={series} />}
      note={<SampleNote series={series} timeZone={timeZone} />}
    />
  );
}

const noSeries: PriceSeries = {
  time: [],
  last: [],
  best_bid: [],
  best_ask: [],
  step_seconds: 60,
  sampled_since: null,
};
