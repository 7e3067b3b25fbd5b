"use client";

import { type BalanceMovement, type MovementKind, sumMovements } from "../../balances/balanceMovements.ts";
import { balanceRest } from "../../balances/balanceRest.ts";
import { type BalanceTrade, sumMoved, sumTrades } from "../../balances/balanceTrades.ts";
import { type LockedChange, sumLockedChanges } from "../../balances/lockedChanges.ts";
import { enBalanceOverview } from "../../balances/messages.en.ts";
import { subtractDecimals } from "../../format/addDecimals.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { formatMoney } from "../../format/formatMoney.ts";
import { roundDecimal } from "../../format/multiplyDecimals.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { isolateUnit } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { enBalanceHistory } from "../messages.en.ts";
import type { PlotLine } from "../TimePlot/TimePlotProps.ts";

export const movementKinds = ["in", "out", "held"] as const satisfies readonly MovementKind[];

export interface UseMovementTextReturnType {
  /** The name of a kind, which says whether the amounts include fees. */
  readonly nameOf: (kind: MovementKind, movements: readonly BalanceMovement[]) => string;
  /** The sum of one kind, per currency. `undefined` without movements of the kind. */
  readonly write: (movements: readonly BalanceMovement[], kind: MovementKind) => string | undefined;
  /** The sum of one kind, which can be zero, as a change of the balance: outgoing amounts are below zero, and holds change nothing. */
  readonly writeSum: (movements: readonly BalanceMovement[], kind: MovementKind) => string;
  /** One line per kind, with the number of movements and the time of their step. */
  readonly describe: (movements: readonly BalanceMovement[], step: string) => readonly PlotLine[];
  /** Approximately what trades moved. `undefined` without trades, if amounts are hidden or a price is missing. */
  readonly writeTraded: (trades: readonly BalanceTrade[]) => string | undefined;
  /** Whether what trades moved is written in whole units, and so is the rest beside it. */
  readonly isTradedWhole: (trades: readonly BalanceTrade[]) => boolean;
  /** Approximately what trades moved, and their number. Only the number if amounts are hidden or a price is missing. */
  readonly writeTrades: (trades: readonly BalanceTrade[]) => string;
  /** The amount that became locked, below zero, or was released. `undefined` if nothing changed. */
  readonly writeLocked: (changes: readonly LockedChange[]) => string | undefined;
  /** Whether amounts became locked or were released, in total. */
  readonly nameOfLocked: (changes: readonly LockedChange[]) => string;
  /** One line, unless the changes cancel out. */
  readonly describeLocked: (changes: readonly LockedChange[], step: string) => readonly PlotLine[];
  /** The part of the change that nothing else explains. Approximate beside trades and stablecoins. `undefined` if nothing is left. */
  readonly writeRest: (parameters: WriteRestParameters) => string | undefined;
  /** The sum of the trades, then one line per pair and side with what was filled, unless there are many. */
  readonly describeTrades: (trades: readonly BalanceTrade[], step: string) => readonly PlotLine[];
}

export interface WriteRestParameters {
  /** Of the available amount: a decimal string. */
  readonly change: string;
  readonly movements: readonly BalanceMovement[];
  readonly trades: readonly BalanceTrade[];
  readonly lockedChanges: readonly LockedChange[];
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
  const write = (movements: readonly BalanceMovement[], kind: MovementKind, isSigned = false) => {
    const sums = [...sumMovements(movements, kind)]
      // In one order for all kinds.
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([own, sum]) => {
        const value = isSigned && kind === "out" ? (subtractDecimals("0", sum) ?? sum) : sum;
        const { amount, code } = formatMoney({ value, currency: own, locale, sign: isSigned ? "always" : "auto" });
        return own === currency ? amount : isolateUnit(`${amount}\u00a0${code}`, locale);
      });
    if (sums.length === 0) return undefined;
    return areAmountsHidden ? balanceOverview.hiddenAmount : sums.join(isSigned ? " " : " + ");
  };
  const writeLocked = (changes: readonly LockedChange[]) => {
    const value = sumLockedChanges(changes);
    if (value === undefined) return undefined;
    return areAmountsHidden
      ? balanceOverview.hiddenAmount
      : formatMoney({ value, currency, locale, sign: "always" }).amount;
  };
  const nameOfLocked = (changes: readonly LockedChange[]) =>
    signOf(sumLockedChanges(changes) ?? "0") === "positive" ? messages.released : messages.newlyLocked;
  // In a right-to-left sentence, the mark, the sign and the number would be on the other side of the amount.
  const writeEstimate = (value: string, isRounded: boolean) => {
    const amount = isRounded
      ? formatDecimal({ value: toWhole(value), locale, sign: "always" })
      : formatMoney({ value, currency, locale, sign: "always" }).amount;
    return isolateUnit(`≈\u00a0${amount}`, locale);
  };
  const writeTraded = (trades: readonly BalanceTrade[]) => {
    const traded = areAmountsHidden ? undefined : estimateMoved(trades);
    return traded === undefined ? undefined : writeEstimate(traded, isWhole(traded));
  };
  const nameOf = (kind: MovementKind, movements: readonly BalanceMovement[]) =>
    kind === "out" && movements.some(({ hasFee }) => hasFee) ? messages.outWithFees : messages[kind];
  const writeTrades = (trades: readonly BalanceTrade[]) => {
    const traded = writeTraded(trades);
    return traded === undefined ? number(trades.length) : `${traded} (${number(trades.length)})`;
  };
  return {
    nameOf,
    write,
    writeTraded,
    isTradedWhole: (trades) => isWhole(estimateMoved(trades)),
    writeTrades,
    writeLocked,
    nameOfLocked,
    describeLocked: (changes, step) => {
      const value = writeLocked(changes);
      return value === undefined ? [] : [{ label: `${nameOfLocked(changes)} · ${step}`, value }];
    },
    writeSum: (movements, kind) =>
      write(movements, kind, kind !== "held") ?? formatMoney({ value: "0", currency, locale }).amount,
    writeRest: ({ change, movements, trades, lockedChanges }) => {
      const traded = estimateMoved(trades);
      const rest = areAmountsHidden
        ? undefined
        : balanceRest({ change, movements, traded, tradeCount: trades.length, lockedChanges });
      if (rest === undefined) return undefined;
      const isExact =
        traded === undefined &&
        movements.every((movement) => movement.kind === "held" || movement.currency === currency);
      if (isExact) return formatMoney({ value: rest, currency, locale, sign: "always" }).amount;
      return writeEstimate(rest, isWhole(traded));
    },
    describe: (movements, step) =>
      movementKinds.flatMap((kind) => {
        const value = write(movements, kind);
        const count = movements.filter((movement) => movement.kind === kind).length;
        const own = nameOf(kind, movements);
        const name = count > 1 ? `${own} (${number(count)})` : own;
        return value === undefined ? [] : [{ label: `${name} · ${step}`, value }];
      }),
    describeTrades: (trades, step) => {
      const sums = sumTrades(trades);
      const total = { label: `${messages.trades} · ${step}`, value: writeTrades(trades) };
      if (sums.length > MOST_SUMS) return [total];
      const fills = sums.map(({ side, pair, base, filled, count }) => {
        const name = fill(side === "buy" ? messages.bought : messages.sold, { pair });
        const value = areAmountsHidden
          ? balanceOverview.hiddenAmount
          : isolateUnit(`${formatDecimal({ value: filled, locale })}\u00a0${base}`, locale);
        return { label: `${count > 1 ? `${name} (${number(count)})` : name} · ${step}`, value };
      });
      // The number alone would repeat what the lines say.
      return fills.length > 0 && total.value !== number(trades.length) ? [total, ...fills] : fills;
    },
  };
}

/** Lines of a tip. */
const MOST_SUMS = 3;

/** The amount that trades moved, in whole units from 100 on, because digits after the point would look exact. `undefined` without trades or a price. */
function estimateMoved(trades: readonly BalanceTrade[]): string | undefined {
  const moved = trades.length === 0 ? undefined : sumMoved(trades);
  if (moved === undefined) return undefined;
  const whole = toWhole(moved);
  return whole.replace("-", "").length < 3 ? moved : whole;
}

function isWhole(amount: string | undefined): boolean {
  return amount?.includes(".") === false;
}

function toWhole(amount: string): string {
  return roundDecimal({ value: amount, digits: 0 }) ?? "0";
}
