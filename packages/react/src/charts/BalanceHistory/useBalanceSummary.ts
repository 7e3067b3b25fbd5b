"use client";

import type { MovementKind } from "../../balances/balanceMovements.ts";
import type { BalanceSeries } from "../../balances/balanceSeries.ts";
import type { BalanceTrade } from "../../balances/balanceTrades.ts";
import { useText } from "../../locale/useText.ts";
import { enBalanceHistory } from "../messages.en.ts";
import type { SeriesReading } from "../readSeries.ts";
import type { UseBalanceFlowReturnType } from "./useBalanceFlow.ts";

export interface UseBalanceSummaryParameters {
  /** The shown part of the samples. */
  readonly series: BalanceSeries;
  /** Of the available amounts. */
  readonly reading: SeriesReading;
  readonly areAmountsHidden: boolean;
  readonly write: (value: string | null) => string;
  readonly timeOf: (seconds: number) => string;
}

export interface SummariseBalanceParameters {
  readonly flow: Pick<UseBalanceFlowReturnType, "status" | "movements" | "since">;
  /** `undefined` if they are not known. */
  readonly trades: readonly BalanceTrade[] | undefined;
  /** The amount that became locked or was released. */
  readonly locked: string | undefined;
}

/**
 * Returns a function that describes the plot in sentences for screen readers: its ends and extremes, the number of movements of each
 * kind and of trades if all are known, which is not hidden with the amounts, and the amount that became locked.
 */
export function useBalanceSummary(
  parameters: UseBalanceSummaryParameters,
): (parameters: SummariseBalanceParameters) => string {
  const { series, reading, areAmountsHidden, write, timeOf } = parameters;
  const { balanceHistory: messages, number, fill } = useText(enBalanceHistory);
  const timeAt = (index: number) => timeOf(series.time[index] ?? 0);
  const valueAt = (index: number) => write(series.available[index] ?? null);
  return ({ flow: { status, movements, since }, trades, locked }) => {
    const count = (kind: MovementKind) => number(movements.filter((movement) => movement.kind === kind).length);
    return [
      areAmountsHidden ? messages.hidden : summariseAvailable(),
      movements.length > 0 &&
        status === "ready" &&
        since === undefined &&
        fill(messages.movements, { in: count("in"), out: count("out"), held: count("held") }),
      trades && fill(messages.tradesInRange, { count: number(trades.length) }),
      !areAmountsHidden && locked && fill(messages.lockedInRange, { amount: locked }),
    ]
      .filter(Boolean)
      .join(" ");
  };

  function summariseAvailable(): string {
    const { first, last, low, high, gaps } = reading;
    return fill(messages.summary, {
      from: timeAt(first),
      to: timeAt(last),
      first: valueAt(first),
      last: valueAt(last),
      low: valueAt(low),
      lowAt: timeAt(low),
      high: valueAt(high),
      highAt: timeAt(high),
      gaps: number(gaps),
    });
  }
}
