"use client";

import type { ReactElement } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillPlural } from "../../text/fillText.ts";
import { enTickerTable } from "../messages.en.ts";
import type { TickerTableState } from "../useTickerTable.ts";

export interface TickerTableCountProps {
  readonly state: TickerTableState;
}

/** How many markets were found; read out when that changes. */
export function TickerTableCount({ state }: TickerTableCountProps): ReactElement {
  const { locale } = useLocale();
  const { tickerTable: messages } = useText(enTickerTable);
  return (
    <p data-part="count" role="status">
      {state.status === "ready" && writeCount(state.pairs.length, state.total)}
    </p>
  );

  function writeCount(shown: number, total: number): string {
    const write = (value: number) => formatDecimal({ value: String(value), locale });
    if (shown === total) return fillPlural({ locale, forms: messages.total, count: total });
    return fillPlural({ locale, forms: messages.shown, count: total, values: { shown: write(shown) } });
  }
}
