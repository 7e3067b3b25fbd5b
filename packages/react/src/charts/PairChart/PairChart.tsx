"use client";

import { type ReactElement, useMemo } from "react";
import { averageDecimals, subtractDecimals } from "../../format/addDecimals.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { dateTimeFormat } from "../../format/intl.ts";
import { useText } from "../../locale/useText.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { priceRanges } from "../../markets/priceRanges.ts";
import { usePriceSeries } from "../../markets/usePriceSeries.ts";
import { usePairNames, usePairTicker } from "../../markets/useTickerStore.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { ChartFrame } from "../ChartFrame/ChartFrame.tsx";
import { enCharts } from "../messages.en.ts";
import { PointTable } from "../PointTable.tsx";
import { RangePicker } from "../RangePicker.tsx";
import { readSeries } from "../readSeries.ts";
import { TimePlot } from "../TimePlot/TimePlot.tsx";
import type { PlotEvent } from "../TimePlot/TimePlotProps.ts";
import { formatRange, writeSince } from "../timeTicks.ts";
import { toNumber } from "../toNumber.ts";
import { sliceSeries, trimSeries } from "../trimSeries.ts";
import { useSampleNote } from "../useSampleNote.ts";
import { useZoom } from "../useZoom.ts";
import { BandLegend } from "./BandLegend.tsx";
import type { PairChartEnds, PairChartProps } from "./PairChartProps.ts";
import { writePrice, writePriceCsv } from "./pairValues.ts";

/** A chart of one pair: its samples over a range as a line, a summary and a table. */
export function PairChart<TEvent extends PlotEvent>(props: PairChartProps<TEvent>): ReactElement {
  const { pairId, className, timeZone, listDecimals, columns, toneOf, listLevels, renderChange, averageLabel } = props;
  const { isPercent = false, isCompanion = false, hasBand = false, isValueHidden = false } = props;
  const { state, range, setRange, refresh } = usePriceSeries(props);
  const nameOf = usePairNames();
  const { charts: messages, locale, number, fill } = useText(enCharts);
  const title = fill(props.title, { pair: nameOf(pairId) });
  const ticker = usePairTicker(pairId);
  const read = state.status === "ready" || state.status === "empty" ? state.series : noSeries;
  const all = useMemo(() => trimSeries(read), [read]);
  const { start, end, isZoomed, setZoom } = useZoom({ times: all.time, of: `${pairId} ${range}` });
  const series = useMemo(() => sliceSeries(all, start, end), [all, start, end]);
  const decimals = useMemo(() => listDecimals(series), [listDecimals, series]);
  const reading = useMemo(() => readSeries(decimals), [decimals]);
  const { first, last, low, high, count, gaps, digits } = reading;
  const [from, to] = [series.time[first] ?? 0, series.time[last] ?? 0];
  const write = (value: string, sign: "always" | "auto" = "auto") =>
    isPercent
      ? formatPercent({ value, locale, sign })
      : formatDecimal({ value, locale, minimumFractionDigits: digits, sign });
  const valueAt = (index: number) => write(decimals[index] ?? "");
  const timeAt = (index: number) =>
    dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
      (series.time[index] ?? 0) * 1000,
    );
  const describe = (index: number) =>
    columns.map((column) => {
      const value = (column.read ? column.read(series, index) : decimals[index]) ?? null;
      const text = value !== null && (column.read ? writePrice({ value, series, index, locale }) : write(value));
      return { label: column.label, value: text === false ? messages.notSampled : text };
    });
  // Does not mix a host's own samples with the service's prices.
  const day = props.series === undefined ? ticker : undefined;
  const canChooseRange = props.series === undefined && !isCompanion;
  const hasAverage = averageLabel !== undefined && first !== last;
  const mean = useMemo(
    () => (hasAverage ? averageDecimals(decimals, digits) : undefined),
    [hasAverage, decimals, digits],
  );
  const ends: PairChartEnds = {
    first: decimals[first] ?? "",
    last: decimals[last] ?? "",
    latest: isZoomed || last === -1 ? [] : describe(last),
    period: first === last ? undefined : period(),
    toAverage: mean === undefined || isZoomed ? undefined : subtractDecimals(decimals[last] ?? "", mean),
    day: range === "24h" && !isZoomed ? day : undefined,
    coversDay: to - from >= DAY - 3 * series.step_seconds,
    write,
  };
  const events = eventsWithin(series, props.events ?? []);
  const isSparse = count > 0 && count < FEW && to - from <= DAY && !isZoomed;
  const levels = isSparse && day ? (listLevels?.(day, write) ?? []) : [];
  const isDay = range === "24h" && !isZoomed;
  const average =
    averageLabel === undefined || mean === undefined
      ? undefined
      : { value: toNumber(mean) ?? 0, text: fill(averageLabel, { value: write(mean) }) };
  const dayReference = ends.day && ends.coversDay ? props.listDayReference?.(ends.day, write) : undefined;

  const sampleNote = useSampleNote(series);
  const notes = [isCompanion ? undefined : sampleNote, hasBand ? messages.bandNote : undefined].filter(Boolean);
  const size = isCompanion ? "compact" : (props.size ?? "full");

  return (
    <ChartFrame
      className={className}
      title={title}
      shortTitle={props.shortTitle}
      state={isCompanion && state.status === "ready" ? { ...state, freshness: undefined } : state}
      size={size}
      onRetry={refresh}
      headline={
        (state.status === "ready" || state.status === "loading") && (
          <div data-part="headline" data-bare={isValueHidden || undefined}>
            {!isValueHidden && (
              <>
                <span data-part="value">{state.status === "ready" ? valueNow() : <Skeleton width="long" />}</span>{" "}
                {state.status === "ready" && props.currency !== undefined && (
                  <>
                    <bdi data-part="unit">{props.currency}</bdi>{" "}
                  </>
                )}
              </>
            )}
            {state.status === "ready" && renderChange?.(ends)}
            {state.status === "loading" && renderChange && !(isDay && isValueHidden) && (
              <span data-part="change">
                <Skeleton width="long" />
              </span>
            )}
            {state.status === "ready" && props.renderLegend?.(events)}
          </div>
        )
      }
      controls={canChooseRange && <RangePicker ranges={priceRanges} value={range} onValueChange={setRange} />}
      tools={props.tools}
      file={{
        name: title,
        // An image has no page around it that names the pair.
        range: () => [props.shortTitle && title, rangeText()].filter(Boolean).join(" · "),
        timeZone,
        toCsv: () => writePriceCsv(pairId, series),
      }}
      summary={[summary(), ...levels.map(({ text }) => text), ...(average ? [average.text] : [])].join(" · ")}
      legend={hasBand && <BandLegend average={state.status === "ready" ? average?.text : undefined} />}
      plot={
        <TimePlot
          label={title}
          times={series.time}
          reading={reading}
          describe={describe}
          tone={toneOf?.(ends)}
          levels={levels}
          reference={average ? { value: average.value } : dayReference}
          fromZero={props.fromZero}
          extremeNames={isDay ? props.dayExtremeNames : undefined}
          hasBand={hasBand}
          hasEnd={!isZoomed}
          hasEndValue={!isZoomed && !isPercent}
          size={size}
          unit={isPercent ? "percent" : "plain"}
          events={events}
          describeEvents={(indexes) => props.describeEvents?.(indexes.flatMap((index) => events[index] ?? [])) ?? []}
          onZoom={setZoom}
          isZoomed={isZoomed}
          syncId={props.syncId}
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
          <EmptyState icon="chart" title={messages.neverSampled} help={messages.neverSampledHelp} />
        ) : (
          <EmptyState icon="chart" title={messages.emptyRange} help={messages.emptyRangeHelp} />
        )
      }
      note={notes.length > 0 ? notes.join(" ") : undefined}
    />
  );

  /** The latest value of all samples, zoomed or not. */
  function valueNow(): string {
    if (!isZoomed) return valueAt(last);
    return write(listDecimals(all).findLast((value) => value !== null) ?? "");
  }

  function rangeText(): string {
    return formatRange({ from, to, locale, timeZone });
  }

  function period(): string {
    return isZoomed ? rangeText() : writeSince({ from, to, locale, timeZone, messages });
  }

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

/** The events of a series' range. The last step is still under way. */
function eventsWithin<TEvent extends PlotEvent>(series: PriceSeries, events: readonly TEvent[]): readonly TEvent[] {
  const [from = 0, to = 0] = [series.time[0], series.time.at(-1)];
  return events.filter(({ time }) => time >= from && time < to + series.step_seconds);
}

/** Seconds. */
const DAY = 86_400;

/** With fewer samples, the day's levels are drawn for comparison. */
const FEW = 30;

/** While loading. The note about its samples reserves the room of its button. */
const noSeries: PriceSeries = {
  time: [],
  last: [],
  best_bid: [],
  best_ask: [],
  step_seconds: 60,
  sampled_since: "2000-12-31T22:22:22Z",
};
