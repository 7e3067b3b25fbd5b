import { subtractDecimals } from "../format/addDecimals.ts";
import { compareDecimals } from "../format/compareDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";
import type { BalanceMovement } from "./balanceMovements.ts";
import { type LockedChange, sumLockedChanges } from "./lockedChanges.ts";

export interface BalanceRestParameters {
  /** The change of the available amount: a decimal string. */
  readonly change: string;
  /** The movements of the same time, which explain it, with a stablecoin as its dollars. */
  readonly movements: readonly BalanceMovement[];
  /** The amount that trades moved, as it is shown: a decimal string. `undefined` if it is not. */
  readonly traded: string | undefined;
  /** How many trades `traded` is the sum of. */
  readonly tradeCount: number;
  readonly lockedChanges: readonly LockedChange[];
}

/**
 * Returns the part of a change that its movements, trades and locked amounts do not explain: a decimal string. `undefined` if
 * nothing remains, or less than one unit for each trade: the price of an order is rounded, so its cost is not more exact.
 */
export function balanceRest(parameters: BalanceRestParameters): string | undefined {
  const { change, movements, traded, tradeCount, lockedChanges } = parameters;
  const explained = [
    ...movements
      .filter(({ kind }) => kind !== "held")
      .map(({ kind, amount }) => (kind === "out" ? subtractDecimals("0", amount) : amount)),
    traded ?? "0",
    sumLockedChanges(lockedChanges) ?? "0",
  ];
  const rest = explained.reduce<string | undefined>(
    (left, part) => (left === undefined || part === undefined ? undefined : subtractDecimals(left, part)),
    change,
  );
  if (rest === undefined || signOf(rest) === "zero") return undefined;
  const isInexact = traded !== undefined && compareDecimals(rest.replace("-", ""), String(tradeCount)) < 0;
  return isInexact ? undefined : rest;
}
