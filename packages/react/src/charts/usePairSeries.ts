"use client";

import type { Data, getTickerHistory } from "@partner-kit/contract";
import { useState } from "react";
import { useFreshness } from "../live/useFreshness.ts";
import { useClock } from "../locale/useClock.ts";
import { type UseTickerHistoryReturnType, useTickerHistory } from "../markets/useTickerHistory.ts";
import { useControllable } from "../provider/useControllable.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { ChartState } from "./ChartFrame/ChartFrame.tsx";
import { type ChartRange, chartRanges, type PriceSeries } from "./PriceSeries.ts";

export interface PairSeriesProps {
  /** As the markets listing names it. */
  readonly pairId: string;
  /** How far back it looks, where the host holds it. */
  readonly range?: ChartRange | undefined;
  /** Default `24h`. */
  readonly defaultRange?: ChartRange | undefined;
  readonly onRangeChange?: ((range: ChartRange) => void) | undefined;
  /** Samples of the host's own, in place of the proxy's. There is nothing to choose a range of then. */
  readonly series?: PriceSeries | undefined;
}

export interface UsePairSeriesReturnType {
  readonly state: ChartState;
  readonly series: PriceSeries | undefined;
  /** `undefined` where the host gave the series. */
  readonly range: ChartRange | undefined;
  readonly setRange: (range: ChartRange) => void;
  readonly refresh: () => void;
}

/** Samples of one pair over a range that moves along with the time. */
export function usePairSeries(props: PairSeriesProps): UsePairSeriesReturnType {
  const { pairId, series: given } = props;
  const [range, setRange] = useControllable<ChartRange>({
    value: props.range,
    defaultValue: props.defaultRange ?? "24h",
    onChange: props.onRangeChange,
  });
  const span = chartRanges[range];
  // Read again once a place more has room: an address that changes with each second would be read each second.
  const pace = Math.ceil(span / PLACES / 60) * 60;
  const to = useClock((now) => (Math.floor(now / 1000 / pace) + 1) * pace);
  const isRead = given === undefined && to !== undefined;
  const history = useTickerHistory({
    pair_id: isRead ? pairId : undefined,
    from: (to ?? span) - span,
    to,
    query: {
      placeholderData: (former) => (former?.pair_id === pairId ? former : undefined),
    },
  });
  const error = useSettledError(history);
  const last = useLastRead(history, span);
  const isSame = last?.series.pair_id === pairId && last.span === span;
  const receivedAt = last?.receivedAt ?? history.dataUpdatedAt;
  const freshness = useFreshness({ error, receivedAt });
  const series = given ?? history.data ?? (isSame ? last.series : undefined);

  return {
    state: toState(),
    series,
    range: given ? undefined : range,
    setRange,
    refresh: () => void history.refetch(),
  };

  function toState(): ChartState {
    if (!series) return error ? { status: "error", error, isRetrying: history.isFetching } : { status: "loading" };
    if (series.last.every((price) => price === null)) return { status: "empty" };
    return { status: "ready", freshness: given ? undefined : freshness, receivedAt };
  }
}

interface LastRead {
  readonly series: Data<typeof getTickerHistory>;
  readonly receivedAt: number;
  readonly span: number;
}

/**
 * What was read last. The range moves along with the time, and TanStack shows what was read for the one before only
 * until the next read ends: where that fails, the chart would be gone.
 */
function useLastRead(history: UseTickerHistoryReturnType, span: number): LastRead | undefined {
  const [last, setLast] = useState<LastRead>();
  const { data: series, dataUpdatedAt: receivedAt, isPlaceholderData } = history;
  if (series && !isPlaceholderData && (series !== last?.series || receivedAt !== last.receivedAt)) {
    setLast({ series, receivedAt, span });
  }
  return last;
}

/** About as many places as a chart is read with. */
const PLACES = 500;
