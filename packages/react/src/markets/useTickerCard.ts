"use client";

import type { Ticker } from "@partner-kit/contract";
import { useMemo, useState } from "react";
import type { Freshness } from "../live/useFreshness.ts";
import type { OperationError } from "../query/operationError.ts";
import { createPriceDigits } from "./createPriceDigits.ts";
import { useMarkets } from "./markets.ts";
import { type TickerDirection, tickerDirection } from "./tickerDirection.ts";
import { findPair, type TickerPair } from "./tickerPairs.ts";
import { type UseTickerStatusParameters, usePairTicker, useTickerStatus, useTickerStore } from "./useTickerStore.ts";

export interface UseTickerCardParameters extends UseTickerStatusParameters {
  /** ID from the markets listing. */
  readonly pairId: string;
}

export type TickerCardState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** The ticker does not contain this pair. */
  | { readonly status: "missing" }
  | {
      readonly status: "ready";
      readonly ticker: Ticker;
      /** Digits after the point of this pair's prices. */
      readonly digits: number;
      /** Direction of the price over 24 hours. `undefined` if the entry has no valid change. */
      readonly direction: TickerDirection | undefined;
      readonly freshness: Freshness;
    };

export interface UseTickerCardReturnType {
  readonly pair: TickerPair;
  readonly state: TickerCardState;
  /** Returns the time of the last update, in milliseconds since the epoch. */
  readonly receivedAt: () => number;
  readonly retry: () => void;
}

/** The live prices of one market. Renders only when its own entry changes. */
export function useTickerCard({ pairId, query }: UseTickerCardParameters): UseTickerCardReturnType {
  const { state, retry } = useTickerStatus({ query });
  const { receivedAt } = useTickerStore();
  const ticker = usePairTicker(pairId);
  const { data: listing } = useMarkets();
  const [priceDigits] = useState(createPriceDigits);
  const pair = useMemo(() => findPair(pairId, listing?.markets), [listing?.markets, pairId]);
  return { pair, state: toState(), receivedAt, retry };

  function toState(): TickerCardState {
    if (state.status !== "ready") return state;
    if (!ticker) return { status: "missing" };
    const { freshness } = state;
    return { status: "ready", ticker, digits: priceDigits(ticker), direction: tickerDirection(ticker), freshness };
  }
}
