"use client";

import { useKitContext } from "../provider/KitContext.ts";
import { type TickerStore, tickerStore } from "./tickerStore.ts";

export type UseTickerStoreReturnType = TickerStore;

/** The ticker store, to subscribe to single pairs or to write many prices without rendering. */
export function useTickerStore(): UseTickerStoreReturnType {
  const { kit, queryClient } = useKitContext();
  return tickerStore({ kit, queryClient });
}
