"use client";

import type { getTicker, Ticker } from "@partner-kit/contract";
import { useCallback, useSyncExternalStore } from "react";
import { type Freshness, useFreshness } from "../live/useFreshness.ts";
import { useKitContext } from "../provider/KitContext.ts";
import type { OperationError } from "../query/operationError.ts";
import type { UseOperationQueryParameters } from "../query/useOperationQuery.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { useMarkets, useTicker } from "./markets.ts";
import { findPair, pairName } from "./tickerPairs.ts";
import { type TickerStore, tickerStore } from "./tickerStore.ts";

export type UseTickerStoreReturnType = TickerStore;

/** The ticker store, to subscribe to single pairs or to write many prices without rendering. */
export function useTickerStore(): UseTickerStoreReturnType {
  const { kit, queryClient } = useKitContext();
  return tickerStore({ kit, queryClient });
}

export interface UseTickerStatusParameters {
  /** TanStack's options of the ticker. */
  readonly query?:
    | Omit<NonNullable<UseOperationQueryParameters<typeof getTicker>["query"]>, "select" | "notifyOnChangeProps">
    | undefined;
}

export interface UseTickerStatusReturnType {
  readonly state:
    | { readonly status: "loading" }
    | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
    | { readonly status: "ready"; readonly freshness: Freshness };
  readonly retry: () => void;
}

/** Reads the ticker, keeps it current and returns its status. Does not render with each tick. */
export function useTickerStatus({ query }: UseTickerStatusParameters = {}): UseTickerStatusReturnType {
  const ticker = useTicker({ query: { ...query, notifyOnChangeProps: ["status", "error", "isFetching"] } });
  const { receivedAt } = useTickerStore();
  const error = useSettledError(ticker);
  const freshness = useFreshness({ error, receivedAt, isStreamed: true });
  return { state: toState(), retry: () => void ticker.refetch() };

  function toState(): UseTickerStatusReturnType["state"] {
    if (ticker.data) return { status: "ready", freshness };
    return error ? { status: "error", error, isRetrying: ticker.isFetching } : { status: "loading" };
  }
}

export type UsePairTickerReturnType = Ticker | undefined;

/**
 * The cached ticker entry of one pair. Renders only when that entry changes. Reads nothing: mount `useTicker` or
 * `useTickerStatus` for that.
 */
export function usePairTicker(pairId: string): UsePairTickerReturnType {
  const store = useTickerStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(pairId, listener), [store, pairId]);
  const read = () => store.get(pairId);
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns a function that formats a pair's ID as "BTC/USD". */
export function usePairNames(): (pairId: string) => string {
  const { data } = useMarkets();
  return (pairId) => pairName(findPair(pairId, data?.markets));
}
