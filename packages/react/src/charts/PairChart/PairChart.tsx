"use client";

import type { Ticker } from "@partner-kit/contract";
import { type ReactElement, type ReactNode, useMemo } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { dateTimeFormat, numberFormat } from "../../format/intl.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { usePairNames } from "../../markets/usePairNames.ts";
import { usePairTicker } from "../../markets/usePairTicker.ts";
import { type UsePriceSeriesParameters, usePriceSeries } from "../../markets/usePriceSeries.ts";
import { fillText } from "../../text/fillText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { ChartFrame } from "../ChartFrame/ChartFrame.tsx";
import { EmptyRange } from "../EmptyRange.tsx";
import { enCharts } from "../messages.en.ts";
import { PointTable } from "../PointTable.tsx";
import { RangePicker } from "../RangePicker.tsx";
import { readSeries } from "../readSeries.ts";
import { SampleNote } from "../SampleNote.tsx";
import { TimePlot } from "../TimePlot/TimePlot.tsx";
import type { PlotLevel, TimePlotProps } from "../TimePlot/TimePlotProps.ts";
import { trimSeries } from "../trimSeries.ts";

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
  /** When the first one was sampled, as it is written; `undefined` while there is one sample only. */
  readonly since: string | undefined;
  /** The service's own figures of the day, where the chart looks back as far as they do. */
  readonly day: Ticker | undefined;
  /** Whether the samples cover that day. */
  readonly coversDay: boolean;
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
  /** What few samples are compared with. */
  readonly listLevels?: ((day: Ticker, write: PairChartEnds["write"]) => readonly PlotLevel[]) | undefined;
  /** Beside the newest figure. */
  readonly renderChange?: ((ends: PairChartEnds) => ReactNode) | undefined;
}

/** What the charts of one pair have in common: its samples over a range, one line of them, and the same in words. */
export function PairChart(props: PairChartProps): ReactElement {
  const { className, timeZone, listFigures, columns, toneOf, listLevels, renderChange } = props;
  const { state, range, setRange, refresh } = usePriceSeries(props);
  const nameOf = usePairNames();
  const { locale } = useLocale();
  const { charts: messages } = useText(enCharts);
  const title = fillText(props.title, { pair: nameOf(props.pairId) });
  const ticker = usePairTicker(props.pairId);
  const read = state.status === "ready" || state.status === "empty" ? state.series : noSeries;
  const series = useMemo(() => trimSeries(read), [read]);
  const figures = useMemo(() => listFigures(series), [listFigures, series]);
  const reading = useMemo(() => readSeries(figures), [figures]);
  const { first, last, low, high, count, gaps, digits } = reading;
  const span = (series.time[last] ?? 0) - (series.time[first] ?? 0);

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
      return { label, value: value === null ? messages.notSampled : write(value) };
    });
  // A host's own samples are not mixed with the service's figures.
  const day = props.series === undefined ? ticker : undefined;
  const ends: PairChartEnds = {
    first: figures[first] ?? "",
    last: figures[last] ?? "",
    since: first === last ? undefined : sinceOf(series.time[first] ?? 0, series.time[last] ?? 0),
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
            <span data-part="value">{state.status === "ready" ? figureAt(last) : <Skeleton width="long" />}</span>{" "}
            {state.status === "ready" && renderChange?.(ends)}
            {state.status === "loading" && renderChange && (
              <span data-part="change">
                <Skeleton width="long" />
              </span>
            )}
          </p>
        )
      }
      controls={props.series === undefined && <RangePicker value={range} onValueChange={setRange} />}
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
      empty={<EmptyRange series={series} />}
      note={<SampleNote series={series} timeZone={timeZone} />}
    />
  );

  function summary(): string {
    return fillText(props.summary, {
      from: timeAt(first),
      to: timeAt(last),
      first: figureAt(first),
      last: figureAt(last),
      low: figureAt(low),
      lowAt: timeAt(low),
      high: figureAt(high),
      highAt: timeAt(high),
      gaps: numberFormat(locale, {}).format(gaps),
    });
  }

  /** The time of day, with the date where the line ends on another one. */
  function sinceOf(from: number, to: number): string {
    const dateOf = (time: number) => dateTimeFormat(locale, { dateStyle: "short", timeZone }).format(time * 1000);
    const clock = { hour: "numeric", minute: "2-digit", timeZone } as const;
    const options = dateOf(from) === dateOf(to) ? clock : ({ day: "numeric", month: "short", ...clock } as const);
    const time = dateTimeFormat(locale, options).format(from * 1000);
    return fillText(messages.since, { time });
  }
}

/** Seconds. */
const DAY = 86_400;
/** Fewer samples than that say little without what they are compared with. */
const FEW = 30;

/** What a loading chart has in place of samples. Its note is not shown, and takes the room of the one that comes. */
const noSeries: PriceSeries = {
  time: [],
  last: [],
  best_bid: [],
  best_ask: [],
  step_seconds: 60,
  sampled_since: "2000-12-31T22:22:22Z",
};
