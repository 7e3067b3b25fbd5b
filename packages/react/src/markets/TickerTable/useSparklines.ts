"use client";

import { type RefObject, useEffect, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { useBrowserLayoutEffect } from "../../ui/layer/useBrowserLayoutEffect.ts";
import type { PriceDigits } from "../createPriceDigits.ts";
import { enSparkline } from "../messages.en.ts";
import type { PriceTrend } from "../priceTrend.ts";
import { describeTrend, drawSparkline } from "../Sparkline/drawSparkline.ts";
import type { TickerColumn } from "../tickerColumnTable.ts";
import type { TickerStore } from "../tickerStore.ts";
import { useTrends } from "../useTrends.ts";

export interface UseSparklinesParameters {
  readonly body: Readonly<RefObject<HTMLTableSectionElement | null>>;
  readonly columns: readonly TickerColumn[];
  /** The mounted pairs. */
  readonly pairIds: readonly string[];
  readonly store: TickerStore;
  readonly priceDigits: PriceDigits;
}

/**
 * Draws the sparklines of the mounted rows into their empty cells, when samples were read and when rows are reused. Neither
 * the first paint nor a tick draws any.
 */
export function useSparklines({ body, columns, pairIds, store, priceDigits }: UseSparklinesParameters): void {
  const { locale, sparkline: messages } = useText(enSparkline);
  // The first cell contains the star.
  const cellIndex = columns.indexOf("trend") + 1;
  const trends = useTrends(cellIndex > 0 ? pairIds : none);
  const [drawn] = useState(() => new WeakMap<Element, DrawnTrend>());

  const draw = () => {
    if (cellIndex === 0 || trends.version() === 0) return;
    for (const row of body.current?.rows ?? []) {
      const pairId = row.dataset["pair"] ?? "";
      const cell = row.cells[cellIndex];
      const trend = trends.get(pairId);
      const known = cell && drawn.get(cell);
      if (!cell || (known?.trend === trend && known?.locale === locale)) continue;
      const ticker = store.get(pairId);
      const digits = ticker && priceDigits(ticker);
      drawSparkline(
        cell,
        trend && { trend, open: ticker?.open, label: describeTrend({ trend, label: messages.label, locale, digits }) },
      );
      drawn.set(cell, { trend, locale });
    }
  };
  // A reused row must not show the line of another pair for a frame.
  useBrowserLayoutEffect(draw);
  useEffect(() => trends.subscribe(draw));
}

interface DrawnTrend {
  readonly trend: PriceTrend | undefined;
  readonly locale: string;
}

const none: readonly string[] = [];
