"use client";

import { usePartnerKit } from "../provider/usePartnerKit.ts";
import { type TickerStore, tickerStore } from "./tickerStore.ts";

export type UseTickerStoreReturnType = TickerStore;

/** The ticker entry by entry, for whoever shows many figures and writes them without rendering. */
export function useTickerStore(): UseTickerStoreReturnType {
  const { kit, queryClient } = usePartnerKit();
  return tickerStore({ kit, queryClient });
}
