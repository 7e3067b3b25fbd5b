"use client";

import type { Ticker } from "@partner-kit/contract";
import { useCallback, useSyncExternalStore } from "react";
import { useTickerStore } from "./useTickerStore.ts";

export type UsePairTickerReturnType = Ticker | undefined;

/**
 * The ticker entry of one pair as the page has it. Renders again only when that entry changed. It starts no read of its
 * own: some `useTicker` or `useTickerStatus` on the page does.
 */
export function usePairTicker(pairId: string): UsePairTickerReturnType {
  const store = useTickerStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(pairId, listener), [store, pairId]);
  const read = () => store.get(pairId);
  return useSyncExternalStore(subscribe, read, read);
}
