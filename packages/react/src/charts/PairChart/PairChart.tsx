"use client";

import type { Ticker } from "@partner-kit/contract";
import { type ReactElement, type ReactNode, useMemo } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { dateTimeFormat } from "../../format/intl.ts";
import { useText } from "../../locale/useText.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { priceRanges } from "../../markets/priceRanges.ts";
import { type UsePriceSeriesParameters, usePriceSeries } from "../../markets/usePriceSeries.ts";
import { usePairNames, usePairTicker } from "../../markets/useTickerStore.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { ChartFrame } from "../ChartFrame/ChartFrame.tsx";
import { enCharts } from "../messages.en.ts";
import { PointTable } from "../PointTable.tsx";
import { RangePicker } from "../RangePicker.tsx";
import { readSeries } from "../readSeries.ts";
import { SampleNote } from "../SampleNote.tsx";
import { TimePlot } from "../TimePlot/TimePlot.tsx";
import type { PlotLevel, TimePlotProps } from "../TimePlot/TimePlotProps.ts";
import { formatSince } from "../timeTicks.ts";
import { trimSeries } from "../trimSeries.ts";

/** Props that all charts of one pair share. */
export interface PairChartOptions extends UsePriceSeriesParameters {
  readonly className?: string | undefined;
  /** IANA name, such as `Africa/Lagos`. Default: the browser's time zone. */
  readonly timeZone?: string | undefined;
}

/** First and last value of the line, as decimal strings. */
export interface PairChartEnds {
  readonly first: string;
  readonly last: string;
  /** Formatted time of the first sample. `undefined` if there is only one. */
  readonly since: string | undefined;
  /** The service's 24-hour ticker, if the chart shows the same period. */
  readonly day: Ticker | undefined;
  /** Whether the samples cover 24 hours. */
  readonly coversDay: boolean;
  readonly write: (value: string, sign?: "always") => string;
}

export interface PairChartProps extends PairChartOptions, Pick<TimePlotProps, "fromZero"> {
  /** Message with `{pair}`. */
  readonly title: string;
  /** Returns the line's values as decimal strings. Must be a stable function. */
  readonly listDecimals: (series: PriceSeries) => readonly (string | null)[];
  /** Columns of the table and lines of the tip. The first, without `of`, is the line's value. */
  readonly columns: readonly { readonly label: string; readonly of?: "best_bid" | "best_ask" | undefined }[];
  /** Message with `{from}`, `{to}`, `{first}`, `{last}`, `{low}`, `{lowAt}`, `{high}`, `{highAt}` and `{gaps}`. */
  readonly summary: string;
  /** Direction of the line, which sets its colour. */
  readonly toneOf?: ((ends: PairChartEnds) => TimePlotProps["tone"]) | undefined;
  /** Levels to compare with, if there are few samples. */
  readonly listLevels?: ((day: Ticker, write: PairChartEnds["write"]) => readonly PlotLevel[]) | undefined;
  /** Rendered next to the latest value. */
  readonly renderChange?: ((ends: PairChartEnds) => ReactNode) | undefined;
}

/** A chart of one pair: its samples over a range as a line, a summary and a table. */
export function PairChart(props: PairChartProps): ReactElement {
  const { className, timeZone, listDecimals, columns, toneOf, listLevels, renderChange } = props;
  const { state, range, setRange, refresh } = usePriceSeries(props);
  const nameOf = usePairNames();
  const { charts: messages, locale, number, fill } = useText(enCharts);
  const title = fill(props.title, { pair: nameOf(props.pairId) });
  const ticker = usePairTicker(props.pairId);
  const read = state.status === "ready" || state.status === "empty" ? state.series : noSeries;
  const series = useMemo(() => trimSeries(read), [read]);
  const decimals = useMemo(() => listDecimals(series), [listDecimals, series]);
  const reading = useMemo(() => readSeries(decimals), [decimals]);
  const { first, last, low, high, count, gaps, digits } = reading;
  const span = (series.time[last] ?? 0) - (series.time[first] ?? 0);

  const write = (value: string, sign?: "always") =>
    formatDecimal({ value, locale, minimumFractionDigits: digits, sign });
  const valueAt = (index: number) => write(decimals[index] ?? "");
  const timeAt = (index: number) =>
    dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
      (series.time[index] ?? 0) * 1000,
    );
  const describe = (index: number) =>
    columns.map(({ label, of }) => {
      const value = (of ? series[of] : decimals)[index] ?? null;
      return { label, value: value === null ? messages.notSampled : write(value) };
    });
  // Does not mix a host's own samples with the service's prices.
  const day = props.series === undefined ? ticker : undefined;
  const ends: PairChartEnds = {
    first: decimals[first] ?? "",
    last: decimals[last] ?? "",
    since:
      first === last
        ? undefined
        : fill(messages.since, {
            time: formatSince({ from: series.time[first] ?? 0, to: series.time[last] ?? 0, locale, timeZone }),
          }),
    day: range === "24h" ? day : undefined,
    coversDay: span >= DAY - 3 * series.step_seconds,
    write,
  };
  const isSparse = count > 0 && count < FEW && span <= DAY;
  const levels = isSparse && day ? (listLevels?.(day, write) ?? []) : [];

  return (
    <ChartFrame
      className={className}
      title={title}
      state={state}
      onRetry={refresh}
      headline={
        (state.status === "ready" || state.status === "loading") && (
          <p data-part="headline">
            <span data-part="value">{state.status === "ready" ? valueAt(last) : <Skeleton width="long" />}</span>{" "}
            {state.status === "ready" && renderChange?.(ends)}
            {state.status === "loading" && renderChange && (
              <span data-part="change">
                <Skeleton width="long" />
              </span>
            )}
          </p>
        )
      }
      controls={
        props.series === undefined && <RangePicker ranges={priceRanges} value={range} onValueChange={setRange} />
      }
      summary={[summary(), ...levels.map(({ text }) => text)].join(" · ")}
      plot={
        <TimePlot
          label={title}
          times={series.time}
          reading={reading}
          describe={describe}
          tone={toneOf?.(ends)}
          levels={levels}
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
      empty={
        series.sampled_since === null ? (
          <EmptyState title={messages.neverSampled} help={messages.neverSampledHelp} />
        ) : (
          <EmptyState title={messages.emptyRange} help={messages.emptyRangeHelp} />
        )
      }
      note={<SampleNote series={series} timeZone={timeZone} />}
    />
  );

  function summary(): string {
    return fill(props.summary, {
      from: timeAt(first),
      to: timeAt(last),
      first: valueAt(first),
      last: valueAt(last),
      low: valueAt(low),
      lowAt: timeAt(low),
      high: valueAt(high),
      highAt: timeAt(high),
      gaps: number(gaps),
    });
  }
}

/** Seconds. */
const DAY = 86_400;
/** With fewer samples, the day's levels are drawn for comparison. */
const FEW = 30;

/** Placeholder while loading. Its invisible note reserves the room of the real one. */
const noSeries: PriceSeries = {
  time: [],
  last: [],
  best_bid: [],
  best_ask: [],
  step_seconds: 60,
  sampled_since: "2000-12-31T22:22:22Z",
};
