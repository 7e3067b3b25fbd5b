"use client";

import { useMemo, useState } from "react";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useClock } from "../locale/useClock.ts";
import { useControllable } from "../provider/useView.ts";
import type { OperationError } from "../query/operationError.ts";
import { useLastRead } from "../query/useLastRead.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { useTickerHistory } from "./markets.ts";
import { addToPriceTail, mergePriceTail, type PriceSeries, type PriceTail } from "./mergePriceTail.ts";
import { type PriceRange, priceRanges } from "./priceRanges.ts";
import { usePairTicker, useTickerStatus } from "./useTickerStore.ts";

export interface UsePriceSeriesParameters {
  /** ID from the markets listing. */
  readonly pairId: string;
  /** The controlled range. */
  readonly range?: PriceRange | undefined;
  /** Default `24h`. */
  readonly defaultRange?: PriceRange | undefined;
  readonly onRangeChange?: ((range: PriceRange) => void) | undefined;
  /** Your own samples. Nothing is read then, and there is no choice of range. */
  readonly series?: PriceSeries | undefined;
}

export type PriceSeriesState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** There are no samples of this pair in this range. */
  | { readonly status: "empty"; readonly series: PriceSeries }
  | {
      readonly status: "ready";
      readonly series: PriceSeries;
      /** `undefined` with your own samples. */
      readonly freshness: Freshness | undefined;
      /** Time of the last read, in milliseconds since the epoch. */
      readonly receivedAt: number;
    };

export interface UsePriceSeriesReturnType {
  readonly state: PriceSeriesState;
  readonly range: PriceRange;
  readonly setRange: (range: PriceRange) => void;
  readonly refresh: () => void;
  /** For a button that chooses a range. */
  readonly getRangeProps: (range: PriceRange) => {
    readonly type: "button";
    readonly "aria-pressed": boolean;
    readonly onClick: () => void;
  };
}

/**
 * Prices of one pair over the latest range: the proxy's samples and the live prices since. Returns every sample, with gaps
 * as null, so thin them out before drawing. Keeps the last samples if a later read fails.
 */
export function usePriceSeries(parameters: UsePriceSeriesParameters): UsePriceSeriesReturnType {
  const { pairId, series: given } = parameters;
  const [range, setRange] = useControllable<PriceRange>({
    value: parameters.range,
    defaultValue: parameters.defaultRange ?? "24h",
    onChange: parameters.onRangeChange,
  });
  const span = priceRanges[range];
  const isRead = given === undefined;
  // Rounds the time, because a query key that changes every second would be read every second.
  const pace = Math.max(60, Math.ceil(span / STEPS));
  const to = useClock((now) => (Math.floor(now / 1000 / pace) + 1) * pace);
  const from = (to ?? span) - span;
  const history = useTickerHistory({
    pair_id: isRead && to !== undefined ? pairId : undefined,
    from,
    to,
    query: { placeholderData: (former) => (former?.pair_id === pairId ? former : undefined) },
  });
  // Reads the ticker if no other component on the page does.
  useTickerStatus({ query: { enabled: isRead } });
  const last = useLastRead(history, span);
  const isSame = last?.data.pair_id === pairId && last.span === span;
  const samples = isRead ? (history.data ?? (isSame ? last.data : undefined)) : undefined;
  const step = samples?.step_seconds ?? 1;
  const now = useClock((milliseconds) => (isRead ? Math.floor(milliseconds / 1000 / step) * step : 0));
  const tail = usePriceTail({ pairId, step: samples?.step_seconds, from, now });
  const merged = useMemo(() => samples && mergePriceTail(samples, tail, now ?? 0), [samples, tail, now]);
  const series = given ?? merged;
  const isEmpty = useMemo(() => series?.last.every((price) => price === null) ?? true, [series]);
  const error = useSettledError(history);
  const receivedAt = last?.receivedAt ?? history.dataUpdatedAt;
  const freshness = useFreshness({ error, receivedAt, isStreamed: isRead });

  return {
    state: toState(),
    range,
    setRange,
    refresh: () => void history.refetch(),
    getRangeProps: (one) => ({ type: "button", "aria-pressed": one === range, onClick: () => setRange(one) }),
  };

  function toState(): PriceSeriesState {
    if (!series) return error ? { status: "error", error, isRetrying: history.isFetching } : { status: "loading" };
    if (isEmpty) return { status: "empty", series };
    return { status: "ready", series, freshness: isRead ? freshness : undefined, receivedAt };
  }
}

interface UsePriceTailParameters {
  readonly pairId: string;
  /** Seconds. `undefined` until the samples are read. */
  readonly step: number | undefined;
  readonly from: number;
  /** Start of the current step, in seconds since the epoch. */
  readonly now: number | undefined;
}

function usePriceTail({ pairId, step, from, now }: UsePriceTailParameters): PriceTail | undefined {
  const ticker = usePairTicker(pairId);
  const [known, setKnown] = useState<PriceTail>();
  const tail = known?.pairId === pairId ? known : undefined;
  const next =
    ticker && step !== undefined && now !== undefined ? addToPriceTail({ tail, ticker, at: now, step, from }) : tail;
  if (next !== known) setKnown(next);
  return next;
}

/** The approximate number of steps in a series. */
const STEPS = 500;
