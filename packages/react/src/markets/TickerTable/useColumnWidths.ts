"use client";

import type { Ticker } from "@partner-kit/contract";
import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../../provider/useBrowserLayoutEffect.ts";
import type { PriceDigits } from "../createPriceDigits.ts";
import type { TickerColumn } from "../TickerTableView.ts";
import type { TickerPair } from "../tickerPairs.ts";
import { type ColumnLengths, columnTemplate, growColumn, growColumns } from "./columnLengths.ts";

export interface UseColumnWidthsParameters {
  readonly grid: Readonly<RefObject<HTMLElement | null>>;
  readonly columns: readonly TickerColumn[];
  readonly pairs: readonly TickerPair[];
  readonly get: (pairId: string) => Ticker | undefined;
  readonly priceDigits: PriceDigits;
}

/** Told how long a text in a column is. Always the same function. */
export type ReportLength = (column: TickerColumn, length: number) => void;

/**
 * Keeps columns as wide as the longest figure of any pair, in sight or not, so that they stand still while somebody
 * scrolls. They only ever grow. Set through the element's style object, which a content security policy allows.
 */
export function useColumnWidths({ grid, columns, pairs, get, priceDigits }: UseColumnWidthsParameters): ReportLength {
  const [widths] = useState(createWidths);

  useBrowserLayoutEffect(() => {
    for (const pair of pairs) {
      if (widths.seen.has(pair)) continue;
      const ticker = get(pair.pairId);
      if (!ticker) continue;
      widths.seen.add(pair);
      growColumns({ lengths: widths.lengths, pair, ticker, digits: priceDigits(ticker) });
    }
    widths.apply = () => {
      const { template, minimum } = columnTemplate(columns, widths.lengths);
      grid.current?.style.setProperty("--pk-ticker-table-columns", template);
      grid.current?.style.setProperty("--pk-ticker-table-min-width", minimum);
    };
    widths.apply();
  }, [widths, grid, columns.join(), pairs, get, priceDigits]);

  return widths.report;
}

function createWidths() {
  const lengths: ColumnLengths = new Map();
  const widths = {
    lengths,
    seen: new WeakSet<TickerPair>(),
    apply: undefined as (() => void) | undefined,
    report: (column: TickerColumn, length: number) => {
      if (growColumn(lengths, column, length)) widths.apply?.();
    },
  };
  return widths;
}
