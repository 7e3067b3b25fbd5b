"use client";

import { useEffect, useState } from "react";
import { tickerDirection } from "./tickerDirection.ts";
import type { TickerStore } from "./tickerStore.ts";

/** How many prices went which way within the day. */
export interface TickerSummary {
  readonly up: number;
  readonly down: number;
  readonly flat: number;
}

/**
 * Counts rises and falls now and then, for those who cannot watch a table tick: once when figures are there, then twice a
 * minute. `undefined` until the page took over.
 */
export function useTickerSummary(store: TickerStore): TickerSummary | undefined {
  const [summary, setSummary] = useState<TickerSummary>();
  useEffect(() => {
    const look = () => setSummary((known) => settle(known, count(store)));
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [store]);
  return summary;
}

function count(store: TickerStore): TickerSummary {
  const counts = { up: 0, down: 0, flat: 0 };
  for (const ticker of store.tickers()) {
    const direction = tickerDirection(ticker);
    if (direction) counts[direction] += 1;
  }
  return counts;
}

function settle(known: TickerSummary | undefined, next: TickerSummary): TickerSummary {
  return known && known.up === next.up && known.down === next.down && known.flat === next.flat ? known : next;
}

/** Milliseconds. */
const LOOK_EVERY = 30_000;
