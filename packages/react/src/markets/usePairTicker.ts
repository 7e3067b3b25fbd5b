"use client";

import type { Ticker } from "@partner-kit/contract";
import { useCallback, useSyncExternalStore } from "react";
import { useTickerStore } from "./useTickerStore.ts";

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
