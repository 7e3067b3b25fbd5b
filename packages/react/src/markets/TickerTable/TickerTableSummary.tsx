"use client";

import type { ReactElement } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enTickerTable } from "../messages.en.ts";
import type { TickerStore } from "../tickerStore.ts";
import { useTickerSummary } from "../useTickerSummary.ts";

export interface TickerTableSummaryProps {
  readonly id: string;
  readonly store: TickerStore;
}

/** A sentence about the market for screen readers. It describes the table and is not a live region. */
export function TickerTableSummary({ id, store }: TickerTableSummaryProps): ReactElement {
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
