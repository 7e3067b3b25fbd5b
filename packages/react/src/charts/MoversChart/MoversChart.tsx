"use client";

import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { writeCsv } from "../../format/writeCsv.ts";
import { useFreshness } from "../../live/useFreshness.ts";
import { useText } from "../../locale/useText.ts";
import { useTicker } from "../../markets/markets.ts";
import { usePairNames } from "../../markets/useTickerStore.ts";
import { useSettledError } from "../../query/useSettledError.ts";
import { DataTable } from "../../ui/DataTable/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { BarPlot } from "../BarPlot/BarPlot.tsx";
import type { PlotBar } from "../BarPlot/PlotBar.ts";
import { ChartFrame, type ChartState } from "../ChartFrame/ChartFrame.tsx";
import { enMoversChart } from "../messages.en.ts";
import { toNumber } from "../toNumber.ts";

export interface MoversChartProps {
  readonly className?: string | undefined;
  /** Maximum number of rises, and of falls. Default 5. */
  readonly count?: number | undefined;
}

/** The markets that rose and fell most over 24 hours. */
export const MoversChart: (props: MoversChartProps) => ReactElement = withBoundary("MoversChart", MoversChartView);

function MoversChartView({ className, count = 5 }: MoversChartProps): ReactElement {
  const ticker = useTicker();
  const nameOf = usePairNames();
  const error = useSettledError(ticker);
  const freshness = useFreshness({ error, receivedAt: ticker.dataUpdatedAt, isStreamed: true });
  const { moversChart: messages, locale, number, fill } = useText(enMoversChart);
  const movers = listMovers(ticker.data?.tickers ?? [], count);
  const isUp = ({ price_change_percent }: Ticker) => signOf(price_change_percent) === "positive";
  const ups = movers.filter(isUp).length;

  return (
    <ChartFrame
      className={className}
      title={messages.title}
      state={toState()}
      onRetry={() => void ticker.refetch()}
      summary={fill(messages.summary, { up: number(ups), down: number(movers.length - ups) })}
      plot={
        <BarPlot
          label={messages.title}
          bars={movers.map((each) => ({
            label: nameOf(each.pair_id),
            text: `${isUp(each) ? "▲" : "▼"} ${formatPercent({ value: each.price_change_percent, locale })}`,
            parts: [{ value: toNumber(each.price_change_percent) ?? 0, tone: isUp(each) ? "up" : "down" }],
          }))}
        />
      }
      skeleton={<BarPlot label="" bars={listSkeletonBars(2 * count)} />}
      file={{ name: messages.title, toCsv }}
      renderTable={() => (
        <DataTable
          label={messages.title}
          rows={movers}
          getRowKey={({ pair_id }) => pair_id}
          columns={[
            { id: "pair", label: messages.pair, isRowHeader: true, render: ({ pair_id }) => nameOf(pair_id) },
            {
              id: "change",
              label: messages.change,
              align: "number",
              render: ({ price_change_percent }) => formatPercent({ value: price_change_percent, locale }),
            },
            {
              id: "last",
              label: messages.last,
              align: "number",
              render: ({ last }) => formatDecimal({ value: last, locale }),
            },
          ]}
        />
      )}
      empty={<EmptyState title={messages.empty} help={messages.emptyHelp} />}
    />
  );

  function toCsv(): string {
    return writeCsv(["pair_id", "price_change_percent", "last", "timestamp"], movers);
  }

  function toState(): ChartState {
    if (!ticker.data) return error ? { status: "error", error, isRetrying: ticker.isFetching } : { status: "loading" };
    if (movers.length === 0) return { status: "empty" };
    return { status: "ready", freshness, receivedAt: ticker.dataUpdatedAt };
  }
}

function listSkeletonBars(count: number): readonly PlotBar[] {
  return Array.from({ length: count }, (_, index) => ({
    label: " ".repeat(index),
    text: "",
    parts: [{ value: (count - 1) / 2 - index, tone: "skeleton" }],
  }));
}

/** Lists the largest rises and falls, from the largest rise to the largest fall. */
export function listMovers(tickers: readonly Ticker[], count: number): readonly Ticker[] {
  const rises: Ticker[] = [];
  const falls: Ticker[] = [];
  for (const ticker of tickers) {
    const sign = signOf(ticker.price_change_percent);
    if (sign === "positive") insertSorted(rises, ticker, count, 1);
    if (sign === "negative") insertSorted(falls, ticker, count, -1);
  }
  return [...rises, ...falls.toReversed()];
}

/** Inserts into a short sorted list, which avoids sorting thousands of markets on each tick. */
function insertSorted(list: Ticker[], ticker: Ticker, count: number, sign: 1 | -1): void {
  const index = list.findIndex(
    (other) => sign * compareDecimals(ticker.price_change_percent, other.price_change_percent) > 0,
  );
  if (index === -1 && list.length >= count) return;
  list.splice(index === -1 ? list.length : index, 0, ticker);
  if (list.length > count) list.pop();
}
