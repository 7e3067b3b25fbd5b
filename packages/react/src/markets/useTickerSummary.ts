"use client";

import { useEffect, useState } from "react";
import { tickerDirection } from "./tickerDirection.ts";
import type { TickerStore } from "./tickerStore.ts";

/** Number of prices by their direction over 24 hours. */
export interface TickerSummary {
  readonly up: number;
  readonly down: number;
  readonly flat: number;
}

/** Counts rises and falls twice a minute, for screen readers. `undefined` until the page has hydrated. */
export function useTickerSummary(store: TickerStore): TickerSummary | undefined {
  const [summary, setSummary] = useState<TickerSummary>();
  useEffect(() => {
    const update = () => setSummary((known) => reuse(known, count(store)));
    update();
    const timer = setInterval(update, INTERVAL);
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

/** Returns the known object if nothing changed, which avoids a render. */
function reuse(known: TickerSummary | undefined, next: TickerSummary): TickerSummary {
  return known && known.up === next.up && known.down === next.down && known.flat === next.flat ? known : next;
}

/** Milliseconds. */
const INTERVAL = 30_000;
