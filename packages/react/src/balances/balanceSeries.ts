import type { Balance, BalanceOverview } from "@partner-kit/contract";
import { writeCsv } from "../format/writeCsv.ts";

/** Lengths of balance series in seconds. */
export const balanceRanges = { "24h": 86_400, "7d": 604_800, "30d": 2_592_000, "90d": 7_776_000 } as const;

export type BalanceRange = keyof typeof balanceRanges;

/** Balances of one currency over time: arrays of equal length, oldest first. Null: no sample in this step. */
export interface BalanceSeries {
  readonly currency: string;
  /** Seconds since the epoch at which each step begins. */
  readonly time: readonly number[];
  /** Decimal strings. */
  readonly available: readonly (string | null)[];
  readonly locked: readonly (string | null)[];
  readonly total: readonly (string | null)[];
  /** Outstanding credit. Null also for a currency that is not the credit line's. */
  readonly outstanding: readonly (string | null)[];
  /** Seconds between two steps. */
  readonly step_seconds: number;
  /** The time of the proxy's first sample of this currency. Null: it has none. */
  readonly sampled_since: string | null;
}

/** Ends a series with the current balance, at the step that contains `now` (seconds). Steps in between are null. */
export function endWithBalance(
  series: BalanceSeries,
  overview: BalanceOverview | undefined,
  now: number,
): BalanceSeries {
  const { currency, step_seconds: step } = series;
  const first = series.time[0];
  const balance = overview?.balances.find((each) => each.currency === currency);
  if (first === undefined || balance === undefined || overview === undefined) return series;
  const last = Math.floor((now - first) / step);
  if (last < 0) return series;
  const { credit } = overview;
  const current: Readonly<Record<Amount, string | null>> = {
    ...pick(balance),
    outstanding: credit.currency === currency ? credit.outstanding : null,
  };
  const read = (name: Amount) =>
    Array.from({ length: last + 1 }, (_, index) => (index === last ? current[name] : (series[name][index] ?? null)));
  return {
    ...series,
    time: Array.from({ length: last + 1 }, (_, index) => first + index * step),
    available: read("available"),
    locked: read("locked"),
    total: read("total"),
    outstanding: read("outstanding"),
  };
}

/** Writes a series as CSV with the exact amounts. A step without a sample has empty cells. */
export function writeBalanceCsv(series: BalanceSeries): string {
  return writeCsv(
    ["time", "currency", ...amounts],
    series.time.map((time, index) => ({
      time: new Date(time * 1000).toISOString(),
      currency: series.currency,
      available: series.available[index],
      locked: series.locked[index],
      total: series.total[index],
      outstanding: series.outstanding[index],
    })),
  );
}

const amounts = ["available", "locked", "total", "outstanding"] as const;

type Amount = (typeof amounts)[number];

function pick({ available, locked, total }: Balance) {
  return { available, locked, total };
}
