"use client";

import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../../ui/layer/useBrowserLayoutEffect.ts";
import type { TickerColumn } from "../TickerTableView.ts";
import type { TickerStore } from "../tickerStore.ts";
import { type ColumnLengths, columnTemplate, growColumn, growColumns } from "./columnLengths.ts";

export interface UseColumnWidthsParameters {
  readonly grid: Readonly<RefObject<HTMLElement | null>>;
  readonly columns: readonly TickerColumn[];
  readonly store: TickerStore;
}

/** Told how long a text in a column is. Always the same function. */
export type ReportLength = (column: TickerColumn, length: number) => void;

/**
 * Keeps columns as wide as the longest figure of any pair, in sight or not, so that they stand still while somebody
 * scrolls. They only ever grow. Set through the element's style object, which a content security policy allows.
 */
export function useColumnWidths({ grid, columns, store }: UseColumnWidthsParameters): ReportLength {
  const [widths] = useState(createWidths);
  const pairs = store.pairs();

  useBrowserLayoutEffect(() => {
    // Looked at once: sorting and searching bring no new ones.
    if (pairs !== widths.pairs) {
      growColumns(widths.lengths, store.tickers());
      widths.pairs = pairs;
    }
    widths.apply = () => {
      const { template, minimum } = columnTemplate(columns, widths.lengths);
      grid.current?.style.setProperty("--pk-ticker-table-columns", template);
      grid.current?.style.setProperty("--pk-ticker-table-min-width", minimum);
    };
    widths.apply();
  }, [widths, grid, columns.join(), pairs, store]);

  return widths.report;
}

function createWidths() {
  const lengths: ColumnLengths = new Map();
  const widths = {
    lengths,
    pairs: undefined as readonly string[] | undefined,
    apply: undefined as (() => void) | undefined,
    report: (column: TickerColumn, length: number) => {
      if (growColumn(lengths, column, length)) widths.apply?.();
    },
  };
  return widths;
}
