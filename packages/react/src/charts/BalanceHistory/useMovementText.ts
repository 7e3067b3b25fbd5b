"use client";

import { type BalanceMovement, type MovementKind, sumMovements } from "../../balances/balanceMovements.ts";
import { type BalanceTrade, sumTrades } from "../../balances/balanceTrades.ts";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { useText } from "../../locale/useText.ts";
import { enBalanceHistory } from "../messages.en.ts";
import type { PlotLine } from "../TimePlot/TimePlotProps.ts";

export const movementKinds = ["in", "out", "held"] as const satisfies readonly MovementKind[];

export interface UseMovementTextReturnType {
  /** The sum of one kind, per currency. `undefined` without movements of the kind. */
  readonly write: (movements: readonly BalanceMovement[], kind: MovementKind) => string | undefined;
  /** The sum of one kind, which can be zero. */
  readonly writeSum: (movements: readonly BalanceMovement[], kind: MovementKind) => string;
  /** One line per kind, with the number of movements and the time of their step. */
  readonly describe: (movements: readonly BalanceMovement[], step: string) => readonly PlotLine[];
  /** One line per pair and side with what was filled, or the number of trades if there are many. */
  readonly describeTrades: (trades: readonly BalanceTrade[], step: string) => readonly PlotLine[];
}

export interface UseMovementTextParameters {
  /** The currency of the balance, which the chart names. Other currencies are written. */
  readonly currency: string;
  readonly areAmountsHidden: boolean;
}

/** Writes the sums of movements. */
export function useMovementText({ currency, areAmountsHidden }: UseMovementTextParameters): UseMovementTextReturnType {
  const {
    balanceHistory: messages,
    balanceOverview,
    locale,
    number,
    fill,
  } = useText(enBalanceHistory, enBalanceOverview);
  const write = (movements: readonly BalanceMovement[], kind: MovementKind) => {
    const sums = [...sumMovements(movements, kind)]
      // In one order for all kinds.
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([own, value]) => {
        const { amount, code } = formatMoney({ value, currency: own, locale });
        return own === currency ? amount : `${amount}\u00a0${code}`;
      });
    if (sums.length === 0) return undefined;
    return areAmountsHidden ? balanceOverview.hiddenAmount : sums.join(" + ");
  };
  return {
    write,
    writeSum: (movements, kind) => write(movements, kind) ?? formatMoney({ value: "0", currency, locale }).amount,
    describe: (movements, step) =>
      movementKinds.flatMap((kind) => {
        const value = write(movements, kind);
        const count = movements.filter((movement) => movement.kind === kind).length;
        const name = count > 1 ? `${messages[kind]} (${number(count)})` : messages[kind];
        return value === undefined ? [] : [{ label: `${name} · ${step}`, value }];
      }),
    describeTrades: (trades, step) => {
      const sums = sumTrades(trades);
      if (sums.length > MOST_SUMS) return [{ label: `${messages.trades} · ${step}`, value: number(trades.length) }];
      return sums.map(({ side, pair, base, filled, count }) => {
        const name = fill(side === "buy" ? messages.bought : messages.sold, { pair });
        const value = areAmountsHidden
          ? balanceOverview.hiddenAmount
          : `${formatDecimal({ value: filled, locale })}\u00a0${base}`;
        return { label: `${count > 1 ? `${name} (${number(count)})` : name} · ${step}`, value };
      });
    },
  };
}

/** Lines of a tip. */
const MOST_SUMS = 3;
