/** Prices of one pair over time, as the proxy sampled them: arrays of one length, oldest first. */
export interface PriceSeries {
  /** Seconds since the epoch. */
  readonly time: readonly number[];
  /** Decimal strings in the quote currency; `null` where nothing was sampled. */
  readonly last: readonly (string | null)[];
  readonly best_bid: readonly (string | null)[];
  readonly best_ask: readonly (string | null)[];
  /** Seconds from one place to the next. */
  readonly step_seconds: number;
  /** Since when there are samples of this pair; `null` while there are none. */
  readonly sampled_since: string | null;
}

/** How far back a chart looks. */
export const chartRanges = { "1h": 3600, "6h": 21_600, "24h": 86_400, "7d": 604_800, "30d": 2_592_000 } as const;

export type ChartRange = keyof typeof chartRanges;

export function isChartRange(text: string): text is ChartRange {
  return Object.hasOwn(chartRanges, text);
}
