"use client";

import { type ReactElement, useEffect, useState } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enTickerTable } from "../messages.en.ts";
import { tickerDirection } from "../tickerDirection.ts";
import type { TickerStore } from "../tickerStore.ts";

/** A sentence about the market for screen readers. It describes the table and is not a live region. */
export function TickerTableSummary({ id, store }: { readonly id: string; readonly store: TickerStore }): ReactElement {
  const { locale } = useLocale();
  const text = useText(enTickerTable);
  const summary = useTickerSummary(store);
  const write = (value: number) => formatDecimal({ value: String(value), locale });
  return (
    <VisuallyHidden>
      <span id={id}>
        {summary &&
          fillText(text.tickerTable.summary, {
            up: write(summary.up),
            down: write(summary.down),
            flat: write(summary.flat),
          })}
      </span>
    </VisuallyHidden>
  );
}

/** Number of prices by their direction over 24 hours. */
interface TickerSummary {
  readonly up: number;
  readonly down: number;
  readonly flat: number;
}

/** Counts rises and falls twice a minute, for screen readers. `undefined` until the page has hydrated. */
function useTickerSummary(store: TickerStore): TickerSummary | undefined {
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
