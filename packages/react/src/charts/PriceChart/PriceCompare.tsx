"use client";

import { type ReactElement, useEffect, useId, useMemo, useRef } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { writeCsv } from "../../format/writeCsv.ts";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import { priceRanges } from "../../markets/priceRanges.ts";
import { findPair, pairName } from "../../markets/tickerPairs.ts";
import { usePriceSeries } from "../../markets/usePriceSeries.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Combobox } from "../../ui/Combobox/Combobox.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { ChartFrame } from "../ChartFrame/ChartFrame.tsx";
import { enCharts, enPriceChart } from "../messages.en.ts";
import type { PairChartOptions } from "../PairChart/PairChartProps.ts";
import { PointTable } from "../PointTable.tsx";
import { RangePicker } from "../RangePicker.tsx";
import { readSeries } from "../readSeries.ts";
import { TimePlot } from "../TimePlot/TimePlot.tsx";
import { formatRange } from "../timeTicks.ts";
import { trimSeries } from "../trimSeries.ts";
import { useSampleNote } from "../useSampleNote.ts";
import { useZoom } from "../useZoom.ts";
import { alignPrices, changesOf } from "./comparePrices.ts";

export interface PriceCompareProps extends PairChartOptions {
  /** The pair to compare with. Null until one is chosen. */
  readonly otherId: string | null;
  readonly onOtherIdChange: (pairId: string | null) => void;
  readonly onClose: () => void;
  /** Whether to focus the field at first, because opening removed the button that had the focus. */
  readonly hasFocus: boolean;
  /** Height of the plot. */
  readonly size?: "full" | "tall" | undefined;
}

/** The prices of two pairs as changes in percent since the left edge of the plot. */
export function PriceCompare(props: PriceCompareProps): ReactElement {
  const { pairId, otherId, onOtherIdChange, onClose, hasFocus, className, timeZone, syncId } = props;
  const { charts: common, priceChart: messages, locale, number, fill, join } = useText(enCharts, enPriceChart);
  const { data } = useMarkets();
  const own = usePriceSeries(props);
  const compared = usePriceSeries({
    pairId: otherId ?? "",
    range: own.range,
    series: otherId === null ? noSeries : undefined,
  });
  const ownSeries = useSampled(own.state);
  const otherSeries = useSampled(compared.state);
  const isCompared = otherId !== null && compared.state.status === "ready";
  const aligned = useMemo(
    () => alignPrices({ own: ownSeries, other: isCompared ? otherSeries : undefined }),
    [ownSeries, otherSeries, isCompared],
  );
  const { start, end, isZoomed, setZoom } = useZoom({ times: aligned.time, of: `${pairId} ${own.range}` });
  const times = useMemo(() => aligned.time.slice(start, end), [aligned, start, end]);
  const prices = useMemo(() => aligned.prices.map((column) => column.slice(start, end)), [aligned, start, end]);
  const changes = useMemo(() => prices.map(changesOf), [prices]);
  const readings = useMemo(() => changes.map(readSeries), [changes]);
  const [reading = readSeries([]), other] = readings;
  const layers = useMemo(() => (other ? [{ id: "other", reading: other } as const] : []), [other]);
  const nameOf = (id: string) => pairName(findPair(id, data?.markets));
  const names = [nameOf(pairId), ...(isCompared ? [nameOf(otherId)] : [])];
  const title = fill(messages.compareTitle, { pairs: join(names) });
  const options = useMemo(
    () =>
      (data?.markets ?? []).flatMap(({ pair_id }) =>
        pair_id === pairId ? [] : [{ value: pair_id, label: pairName(findPair(pair_id, data?.markets)) }],
      ),
    [data, pairId],
  );
  const describe = (index: number) =>
    names.map((label, column) => {
      const [change = null, price = null] = [changes[column]?.[index], prices[column]?.[index]];
      if (change === null || price === null) return { label, value: common.notSampled };
      return {
        label,
        value: `${formatPercent({ value: change, locale })} (${formatDecimal({ value: price, locale })})`,
      };
    });
  const latest = describe(reading.last);
  const range = formatRange({ from: times[0] ?? 0, to: times.at(-1) ?? 0, locale, timeZone });
  const isMissing = otherId !== null && (compared.state.status === "empty" || compared.state.status === "error");
  const sampleNote = useSampleNote(ownSeries);
  const id = useId();
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) picker.current?.querySelector("input")?.focus();
  }, [hasFocus]);

  return (
    <ChartFrame
      className={className}
      title={title}
      state={own.state}
      size={props.size}
      onRetry={own.refresh}
      headline={
        <div data-part="compare">
          <div data-part="picker" ref={picker}>
            <label htmlFor={id}>{messages.compareWith}</label>
            <Combobox
              id={id}
              listLabel={messages.compareWith}
              options={options}
              value={otherId ?? undefined}
              onValueChange={(next) => onOtherIdChange(next ?? null)}
              isLoading={!data}
            />
            <Button variant="quiet" icon="close" iconOnly onClick={onClose}>
              {messages.stopComparing}
            </Button>
          </div>
          <ul data-part="legend">
            {own.state.status === "ready" &&
              latest.map(({ label, value }, column) => (
                <li key={label}>
                  <svg aria-hidden="true" width="20" height="8">
                    <path
                      data-part={column === 0 ? undefined : "layer"}
                      d="M0 4H20"
                      stroke="currentColor"
                      strokeWidth={1.5}
                    />
                  </svg>
                  {label} <bdi>{value}</bdi>
                </li>
              ))}
          </ul>
        </div>
      }
      controls={<RangePicker ranges={priceRanges} value={own.range} onValueChange={own.setRange} />}
      file={{ name: title, range: () => range, timeZone, toCsv }}
      summary={fill(messages.compareSummary, {
        range,
        changes: join(latest.map(({ label, value }) => `${label} ${value}`)),
        gaps: number(reading.gaps),
      })}
      plot={
        <TimePlot
          size={props.size}
          label={title}
          times={times}
          reading={reading}
          layers={layers}
          endLabels={isCompared ? names : undefined}
          describe={describe}
          unit="percent"
          onZoom={setZoom}
          isZoomed={isZoomed}
          syncId={syncId}
          timeZone={timeZone}
        />
      }
      renderTable={() => (
        <PointTable label={title} times={times} columns={names} describe={describe} timeZone={timeZone} />
      )}
      empty={<EmptyState icon="chart" title={common.emptyRange} help={common.emptyRangeHelp} />}
      legend={isMissing && <p data-part="note">{fill(messages.compareMissing, { pair: nameOf(otherId) })}</p>}
      note={sampleNote}
    />
  );

  function toCsv(): string {
    const fields = ["time", pairId, ...(isCompared ? [otherId] : [])];
    const rows = times.map((time, index) => ({
      time: new Date(time * 1000).toISOString(),
      ...Object.fromEntries(fields.slice(1).map((field, column) => [field, prices[column]?.[index]])),
    }));
    return writeCsv(fields, rows);
  }
}

function useSampled(state: ReturnType<typeof usePriceSeries>["state"]): PriceSeries {
  const series = state.status === "ready" || state.status === "empty" ? state.series : noSeries;
  return useMemo(() => trimSeries(series), [series]);
}

const noSeries: PriceSeries = {
  time: [],
  last: [],
  best_bid: [],
  best_ask: [],
  step_seconds: 60,
  // The note about samples reserves the room of its button while they load.
  sampled_since: "2000-12-31T22:22:22Z",
};
