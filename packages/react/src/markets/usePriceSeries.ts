"use client";

import { useMemo, useState } from "react";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useClock } from "../locale/useClock.ts";
import { useControllable } from "../provider/useControllable.ts";
import type { OperationError } from "../query/operationError.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { addToPriceTail, mergePriceTail, type PriceSeries, type PriceTail } from "./mergePriceTail.ts";
import { type PriceRange, priceRanges } from "./priceRanges.ts";
import { usePairTicker } from "./usePairTicker.ts";
import { useTickerHistory } from "./useTickerHistory.ts";
import { useTickerStatus } from "./useTickerStatus.ts";

export interface UsePriceSeriesParameters {
  /** As the markets listing names it. */
  readonly pairId: string;
  /** How far back it looks, where the host holds it. */
  readonly range?: PriceRange | undefined;
  /** Default `24h`. */
  readonly defaultRange?: PriceRange | undefined;
  readonly onRangeChange?: ((range: PriceRange) => void) | undefined;
}

export type PriceSeriesState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** Nobody has sampled this pair in this range. */
  | { readonly status: "empty" }
  | { readonly status: "ready"; readonly series: PriceSeries; readonly freshness: Freshness };

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
 * Prices of one pair over a range that moves along with the time: what the proxy sampled, and the live figures since.
 * Every sample is there, gaps as null; thinning them out is left to whoever draws.
 */
export function usePriceSeries(parameters: UsePriceSeriesParameters): UsePriceSeriesReturnType {
  const { pairId } = parameters;
  const [range, setRange] = useControllable<PriceRange>({
    value: parameters.range,
    defaultValue: parameters.defaultRange ?? "24h",
    onChange: parameters.onRangeChange,
  });
  const span = priceRanges[range];
  // Read again once a place more has room: an address that changes with each second would be read each second.
  const pace = Math.max(60, Math.ceil(span / PLACES));
  const to = useClock((now) => (Math.floor(now / 1000 / pace) + 1) * pace);
  const history = useTickerHistory({
    pair_id: to === undefined ? undefined : pairId,
    from: (to ?? span) - span,
    to,
    query: { placeholderData: (former) => (former?.pair_id === pairId ? former : undefined) },
  });
  // Keeps the ticker current while no table on the page does.
  useTickerStatus();
  const samples = history.data;
  const step = samples?.step_seconds ?? 1;
  const now = useClock((milliseconds) => Math.floor(milliseconds / 1000 / step) * step);
  const tail = usePriceTail({ pairId, step: samples?.step_seconds, from: (to ?? span) - span, now });
  const series = useMemo(() => samples && mergePriceTail(samples, tail, now ?? 0), [samples, tail, now]);
  const error = useSettledError(history);
  const freshness = useFreshness({ error, receivedAt: history.dataUpdatedAt });

  return {
    state: toState(),
    range,
    setRange,
    refresh: () => void history.refetch(),
    getRangeProps: (one) => ({ type: "button", "aria-pressed": one === range, onClick: () => setRange(one) }),
  };

  function toState(): PriceSeriesState {
    if (!series) return error ? { status: "error", error, isRetrying: history.isFetching } : { status: "loading" };
    if (series.last.every((price) => price === null)) return { status: "empty" };
    return { status: "ready", series, freshness };
  }
}

interface UsePriceTailParameters {
  readonly pairId: string;
  /** Seconds; `undefined` until the samples are there. */
  readonly step: number | undefined;
  readonly from: number;
  /** Seconds at which the step that runs began. */
  readonly now: number | undefined;
}

function usePriceTail({ pairId, step, from, now }: UsePriceTailParameters): PriceTail | undefined {
  const ticker = usePairTicker(pairId);
  const [kept, setKept] = useState<PriceTail>();
  const tail = kept?.pairId === pairId ? kept : undefined;
  const next =
    ticker && step !== undefined && now !== undefined ? addToPriceTail({ tail, ticker, at: now, step, from }) : tail;
  if (next !== kept) setKept(next);
  return next;
}

/** About as many places as a series is read with. */
const PLACES = 500;
