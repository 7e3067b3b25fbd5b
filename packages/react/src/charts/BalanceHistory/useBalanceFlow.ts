"use client";

import { useMemo } from "react";
import { type BalanceMovement, type MovementKind, sumMovements } from "../../balances/balanceMovements.ts";
import type { BalanceSeries } from "../../balances/balanceSeries.ts";
import type { BalanceTrade } from "../../balances/balanceTrades.ts";
import { type LockedChange, sumLockedChanges } from "../../balances/lockedChanges.ts";
import { movementSteps } from "../../balances/movementSteps.ts";
import { type UseBalanceMovementsParameters, useBalanceMovements } from "../../balances/useBalanceMovements.ts";
import type { PlotBar } from "../TimePlot/TimePlotProps.ts";
import { timeSteps } from "../timeTicks.ts";
import { toNumber } from "../toNumber.ts";

export interface UseBalanceFlowParameters extends UseBalanceMovementsParameters {
  /** The shown part of the samples. */
  readonly series: BalanceSeries;
  /** Whether its last step is the one under way. */
  readonly isToNow: boolean;
  /** The trades of the balance, oldest first. */
  readonly trades: readonly BalanceTrade[];
  /** Changes of the locked amount in the shown range, oldest first. Empty if amounts are hidden. */
  readonly lockedChanges: readonly LockedChange[];
  readonly timeZone: string | undefined;
}

export interface UseBalanceFlowReturnType {
  readonly status: "loading" | "ready" | "unavailable";
  /** The movements of the shown range, oldest first. */
  readonly movements: readonly BalanceMovement[];
  /** The trades of the shown range, oldest first. */
  readonly trades: readonly BalanceTrade[];
  /** Seconds since the epoch before which movements of the range are unknown. `undefined`: all are known. */
  readonly since: number | undefined;
  /** `undefined` if the user may not see transactions. */
  readonly bars: readonly PlotBar[] | undefined;
  /** The movements of a bar. */
  readonly movementsOf: (bar: number) => readonly BalanceMovement[];
  /** The trades of a bar. */
  readonly tradesOf: (bar: number) => readonly BalanceTrade[];
  /** The changes of the locked amount of a bar. */
  readonly lockedOf: (bar: number) => readonly LockedChange[];
}

/** Sums the movements and trades in the shown range of a balance, by hours, quarters of days, or days. */
export function useBalanceFlow(parameters: UseBalanceFlowParameters): UseBalanceFlowReturnType {
  const { currency, series, isToNow, trades: allTrades, lockedChanges, timeZone } = parameters;
  const { status, movements: all, since } = useBalanceMovements(parameters);
  const [from = 0, to = from] = [series.time[0], series.time.at(-1)];
  // The sample of a step is its last one. Movements before the first one are not a part of the change.
  const lag = Math.max(0, series.step_seconds - SAMPLE_SECONDS);
  const [start, end] = [from + lag, to + (isToNow ? series.step_seconds : lag)];
  const movements = useMemo(() => all.filter(({ time }) => time >= start && time < end), [all, start, end]);
  const trades = useMemo(() => allTrades.filter(({ time }) => time >= start && time < end), [allTrades, start, end]);
  const bounds = useMemo(() => timeSteps({ from, to, timeZone }), [from, to, timeZone]);
  const steps = useMemo(() => movementSteps(movements, bounds.slice(0, -1)), [movements, bounds]);
  const bars = useMemo(
    () =>
      steps.map(({ start, end, movements: own }, index): PlotBar => {
        const ofBar = between(trades, start, end);
        const locked = toNumber(sumLockedChanges(between(lockedChanges, start, end)) ?? "") ?? 0;
        const heightOf = (kind: MovementKind) => drawnSum(own, kind);
        return {
          from: Math.max(start, from),
          to: bounds[index + 1] ?? to,
          in: heightOf("in"),
          held: heightOf("held"),
          out: heightOf("out"),
          released: Math.max(0, locked),
          locked: Math.max(0, -locked),
          tradeIn: drawnTrades(ofBar, true),
          tradeOut: drawnTrades(ofBar, false),
        };
      }),
    [steps, trades, lockedChanges, bounds, from, to],
  );

  return {
    status,
    movements,
    trades,
    since: since !== undefined && since > from ? since : undefined,
    bars: currency === undefined || status === "unavailable" ? undefined : bars,
    movementsOf: (bar) => steps[bar]?.movements ?? [],
    tradesOf: (bar) => ofBar(trades, bar),
    lockedOf: (bar) => ofBar(lockedChanges, bar),
  };

  function ofBar<T extends { readonly time: number }>(all: readonly T[], bar: number): readonly T[] {
    const step = steps[bar];
    return step ? between(all, step.start, step.end) : [];
  }
}

/** The proxy samples at multiples of this, unless its settings say otherwise. */
const SAMPLE_SECONDS = 300;

function between<T extends { readonly time: number }>(all: readonly T[], start: number, end: number): readonly T[] {
  return all.filter(({ time }) => time >= start && time < end);
}

/** Only for drawing, because the cost of an order is approximate. */
function drawnTrades(trades: readonly BalanceTrade[], isIncoming: boolean): number {
  return trades.reduce(
    (sum, trade) => sum + (trade.isIncoming === isIncoming ? (toNumber(trade.moved ?? "") ?? 0) : 0),
    0,
  );
}

/** Only for drawing. A stablecoin is as high as its dollars, because it changes the same balance; texts never add both. */
function drawnSum(movements: readonly BalanceMovement[], kind: MovementKind): number {
  return [...sumMovements(movements, kind).values()].reduce((sum, amount) => sum + (toNumber(amount) ?? 0), 0);
}
