import { addDecimals, subtractDecimals } from "../format/addDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";
import type { BalanceSeries } from "./balanceSeries.ts";

/** A change of the available amount between two samples, because an amount was locked or released. */
export interface LockedChange {
  /** Seconds since the epoch. */
  readonly time: number;
  /** A decimal string: below zero if more is locked than before. */
  readonly amount: string;
}

/** Lists the changes of the available amount that its locked one explains, oldest first. Steps without a sample are skipped. */
export function listLockedChanges({ time, locked }: Pick<BalanceSeries, "time" | "locked">): readonly LockedChange[] {
  const samples = locked.flatMap((amount, index) => (amount === null ? [] : [{ amount, time: time[index] ?? 0 }]));
  return samples.flatMap((sample, index) => {
    const before = samples[index - 1];
    const amount = before && subtractDecimals(before.amount, sample.amount);
    return amount === undefined || signOf(amount) === "zero" ? [] : [{ time: sample.time, amount }];
  });
}

/** Adds up changes. `undefined` if they cancel out, or without any. */
export function sumLockedChanges(changes: readonly LockedChange[]): string | undefined {
  const sum = changes.reduce((total, { amount }) => addDecimals(total, amount) ?? total, "0");
  return signOf(sum) === "zero" ? undefined : sum;
}
