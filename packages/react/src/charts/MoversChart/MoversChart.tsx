"use client";

import { type ReactElement, useMemo } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { writeCsv } from "../../format/writeCsv.ts";
import { useFreshness } from "../../live/useFreshness.ts";
import { useText } from "../../locale/useText.ts";
import { useMarkets, useTicker } from "../../markets/markets.ts";
import { usePairNames } from "../../markets/useTickerStore.ts";
import { useSettledError } from "../../query/useSettledError.ts";
import { DataTable } from "../../ui/DataTable/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { ChartFrame, type ChartState } from "../ChartFrame/ChartFrame.tsx";
import { enMoversChart } from "../messages.en.ts";
import { listMovers } from "./listMovers.ts";
import { MoverLists, MoverSkeletons } from "./MoverLists.tsx";

export interface MoversChartProps {
  readonly className?: string | undefined;
  /** Maximum number of rises, and of falls. Default 5, and 3 in a narrow container. */
  readonly count?: number | undefined;
  /** Makes each row clickable. Receives the pair's ID. */
  readonly onSelect?: ((pairId: string) => void) | undefined;
}

/** The assets that rose and fell most over 24 hours, each by its market in USD if it has one. */
export const MoversChart: (props: MoversChartProps) => ReactElement = withBoundary("MoversChart", MoversChartView);

function MoversChartView({ className, count: wanted, onSelect }: MoversChartProps): ReactElement {
  const count = wanted ?? 5;
  const isShort = wanted === undefined;
  const ticker = useTicker();
  const { data, isPending: hasNoMarkets } = useMarkets();
  const markets = useMemo(() => new Map(data?.markets.map((market) => [market.pair_id, market])), [data]);
  const nameOf = usePairNames();
  const error = useSettledError(ticker);
  const freshness = useFreshness({ error, receivedAt: ticker.dataUpdatedAt, isStreamed: true });
  const { moversChart: messages, locale, number, fill } = useText(enMoversChart);
  const { gainers, losers, mostRows } = listMovers({ tickers: ticker.data?.tickers ?? [], markets, count });
  const movers = [...gainers, ...losers];
  // Names the currency, because markets in others can have moved more.
  const [quote, ...others] = new Set(movers.map(({ pair_id }) => markets.get(pair_id)?.quote_currency));
  const title = quote === undefined || others.length > 0 ? messages.title : `${messages.title} · ${quote}`;

  return (
    <ChartFrame
      className={className}
      title={title}
      state={toState()}
      onRetry={() => void ticker.refetch()}
      summary={fill(messages.summary, { up: number(gainers.length), down: number(losers.length) })}
      plot={<MoverLists gainers={gainers} losers={losers} mostRows={mostRows} isShort={isShort} onSelect={onSelect} />}
      skeleton={<MoverSkeletons count={count} isShort={isShort} />}
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
      empty={<EmptyState icon="chart" title={messages.empty} help={messages.emptyHelp} />}
    />
  );

  function toCsv(): string {
    return writeCsv(["pair_id", "price_change_percent", "last", "timestamp"], movers);
  }

  function toState(): ChartState {
    if (!ticker.data) return error ? { status: "error", error, isRetrying: ticker.isFetching } : { status: "loading" };
    // Until then the markets of one asset are not known to be so.
    if (hasNoMarkets) return { status: "loading" };
    if (movers.length === 0) return { status: "empty" };
    return { status: "ready", freshness, receivedAt: ticker.dataUpdatedAt };
  }
}
