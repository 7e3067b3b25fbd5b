import type { MovementKind } from "../../balances/balanceMovements.ts";
import type { BalanceSeries } from "../../balances/balanceSeries.ts";
import type { BalanceTrade } from "../../balances/balanceTrades.ts";
import type { LockedChange } from "../../balances/lockedChanges.ts";
import { subtractDecimals } from "../../format/addDecimals.ts";
import type { SeriesReading } from "../readSeries.ts";
import type { BalanceLegendProps } from "./BalanceLegend.tsx";
import type { UseBalanceFlowReturnType } from "./useBalanceFlow.ts";
import { movementKinds, type UseMovementTextReturnType } from "./useMovementText.ts";

export interface DescribeLegendParameters {
  /** Whether the samples have loaded. */
  readonly isReady: boolean;
  readonly series: BalanceSeries;
  readonly reading: SeriesReading;
  /** `undefined` without a track of movements. */
  readonly flow: UseBalanceFlowReturnType | undefined;
  /** The trades of the range. `null` if not all of them are known, and `undefined` if they have no bars. */
  readonly trades: readonly BalanceTrade[] | "loading" | null | undefined;
  readonly lockedChanges: readonly LockedChange[];
  readonly areAmountsHidden: boolean;
  readonly text: UseMovementTextReturnType;
  /** Names a number of trades, such as "2 trades". */
  readonly nameOfTrades: (count: number) => string;
}

/** Describes the parts of the change of the balance. */
export function describeLegend(parameters: DescribeLegendParameters): Omit<BalanceLegendProps, "hasLocked"> {
  const { isReady, series, reading, flow, trades, lockedChanges, areAmountsHidden, text, nameOfTrades } = parameters;
  const movements = flow?.movements ?? [];
  const known = Array.isArray(trades) ? trades : [];
  // Sums of a part of the range would look like those of all of it.
  const areSumsKnown = flow?.status === "ready" && flow.since === undefined;
  const isLoading = !isReady || flow?.status === "loading";
  const kinds = movementKinds.filter((kind) => kind !== "held" || movements.some((one) => one.kind === kind));
  return {
    kinds: flow ? kinds.map(describeKind) : [],
    isLoading,
    trades: describeTrades(),
    isTradedWhole: text.isTradedWhole(flow?.trades ?? []),
    lockedChange: describeLocked(),
    rest: isLoading || !areSumsKnown || trades === "loading" ? undefined : writeRest(),
  };

  function describeKind(kind: MovementKind): BalanceLegendProps["kinds"][number] {
    const sum = areSumsKnown && !areAmountsHidden ? text.writeSum(movements, kind) : undefined;
    return { kind, label: text.nameOf(kind, movements), text: sum };
  }

  function describeTrades(): BalanceLegendProps["trades"] {
    if (trades === undefined || trades === null) return trades;
    if (!isReady || trades === "loading") return "loading";
    return { label: nameOfTrades(trades.length), text: text.writeTraded(trades) };
  }

  function describeLocked(): BalanceLegendProps["lockedChange"] {
    const locked = text.writeLocked(lockedChanges);
    if (!isReady || areAmountsHidden || locked === undefined) return undefined;
    return { label: text.nameOfLocked(lockedChanges), text: locked };
  }

  function writeRest(): string | undefined {
    const { first, last } = reading;
    const change = subtractDecimals(series.available[last] ?? "", series.available[first] ?? "");
    return change === undefined ? undefined : text.writeRest({ change, movements, trades: known, lockedChanges });
  }
}
