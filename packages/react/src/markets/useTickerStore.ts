"use client";

import { useKitContext } from "../provider/KitContext.ts";
import { type TickerStore, tickerStore } from "./tickerStore.ts";

export type UseTickerStoreReturnType = TickerStore;

/** The ticker entry by entry, for whoever shows many figures and writes them without rendering. */
export function useTickerStore(): UseTickerStoreReturnType {
  const { kit, queryClient } = useKitContext();
  return tickerStore({ kit, queryClient });
}
