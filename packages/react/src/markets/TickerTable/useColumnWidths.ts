"use client";

import type { Ticker } from "@partner-kit/contract";
import { type RefObject, useState, useSyncExternalStore } from "react";
import { useBrowserLayoutEffect } from "../../ui/layer/useBrowserLayoutEffect.ts";
import type { TickerColumn } from "../tickerColumnTable.ts";
import type { TickerStore } from "../tickerStore.ts";
import { type ColumnLengths, columnTemplate, growColumn, growColumns } from "./columnLengths.ts";

export interface UseColumnWidthsParameters {
  readonly grid: Readonly<RefObject<HTMLElement | null>>;
  readonly columns: readonly TickerColumn[];
  readonly store: TickerStore;
}

/** Reports a text of a column. A stable function. */
export type ReportText = (column: TickerColumn, text: string) => void;

/**
 * Makes columns as wide as the longest text of any pair, visible or not, so that they do not move while scrolling. Columns
 * only grow. Sets widths through the style object, which a content security policy allows.
 */
export function useColumnWidths({ grid, columns, store }: UseColumnWidthsParameters): ReportText {
  const [widths] = useState(createColumnWidths);
  const pairs = useSyncExternalStore(store.subscribeAll, store.pairs, store.pairs);

  useBrowserLayoutEffect(() => {
    if (grid.current) widths.fit({ grid: grid.current, columns, pairs, tickers: store.tickers() });
  }, [widths, grid, columns, pairs, store]);

  return widths.report;
}

interface FitParameters {
  readonly grid: HTMLElement;
  readonly columns: readonly TickerColumn[];
  /** Measured once per list, which sorting and searching do not change. */
  readonly pairs: readonly string[];
  readonly tickers: readonly Ticker[];
}

interface ColumnWidths {
  readonly fit: (parameters: FitParameters) => void;
  readonly report: ReportText;
}

function createColumnWidths(): ColumnWidths {
  const lengths: ColumnLengths = new Map();
  let fitted: FitParameters | undefined;
  const apply = () => {
    if (!fitted) return;
    const { template, minimum } = columnTemplate(fitted.columns, lengths);
    fitted.grid.style.setProperty("--pk-ticker-table-columns", template);
    fitted.grid.style.setProperty("--pk-ticker-table-min-width", minimum);
  };
  return {
    fit: (parameters) => {
      if (parameters.pairs !== fitted?.pairs) growColumns(lengths, parameters.tickers);
      fitted = parameters;
      apply();
    },
    report: (column, text) => {
      if (growColumn(lengths, column, text)) apply();
    },
  };
}
