"use client";

import { useEffect } from "react";
import { useLocale } from "../locale/LocaleContext.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { type TrendStore, trendStore } from "./trendStore.ts";

/**
 * Keeps the price trends of these pairs current, as long as the component is mounted. Reads them after the page has
 * painted, and once for pairs that come and go quickly. Does not render: subscribe to the store.
 */
export function useTrends(pairIds: readonly string[]): TrendStore {
  const { kit, queryClient } = useKitContext();
  const { clock } = useLocale();
  const store = trendStore({ kit, queryClient });
  // A new array with the same pairs must not start again.
  const wanted = pairIds.join(",");

  useEffect(() => {
    if (wanted === "") return;
    const by = {};
    const pairIds = wanted.split(",");
    const want = () => {
      if (document.visibilityState === "visible") store.want({ by, pairIds, now: clock.get() });
    };
    const timers = [setTimeout(want, AFTER_PAINT), setInterval(want, CHECK)];
    return () => {
      store.release(by);
      for (const timer of timers) clearInterval(timer);
    };
  }, [store, clock, wanted]);

  return store;
}

/** Milliseconds. */
const AFTER_PAINT = 150;
const CHECK = 60_000;
