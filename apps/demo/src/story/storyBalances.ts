import { addDecimals } from "@partner-kit/react";
import type { StoryStepName } from "./StoryMessages.ts";
import type { StoryAmount, StoryFunds } from "./storySteps.ts";

/** The funds around a step. */
export interface StepBalances {
  /** When the step was opened. */
  readonly before: readonly StoryFunds[];
  /** When the step had been completed and was left. `undefined` until then. */
  readonly after?: readonly StoryFunds[] | undefined;
}

/** The available funds around the steps of a run. */
export type StoryBalances = Readonly<Partial<Record<StoryStepName, StepBalances>>>;

export interface NoteBalancesParameters {
  /** Earlier notes of the run. */
  readonly notes: StoryBalances;
  /** Funds according to the service. */
  readonly now: readonly StoryFunds[];
  readonly left: { readonly step: StoryStepName; readonly isDone: boolean };
  readonly opened: StoryStepName;
}

/** Notes the available funds when one step is left and another is opened. A completed step keeps its notes. */
export function noteBalances({ notes, now, left, opened }: NoteBalancesParameters): StoryBalances {
  const former = notes[left.step] ?? { before: now };
  const noted = { ...notes, [left.step]: left.isDone && !former.after ? { ...former, after: now } : former };
  return noted[opened]?.after ? noted : { ...noted, [opened]: { before: now } };
}

/** An amount before and after a step. */
export interface BalanceChange {
  readonly before: StoryAmount;
  readonly after: StoryAmount;
  /** The difference, as a decimal string with a minus sign if the amount fell. `undefined` if it is not known. */
  readonly difference: string | undefined;
  /** Which part of the funds it is. `undefined` for another amount. */
  readonly part?: "value" | "withdrawable" | undefined;
}

export interface FindChangeParameters {
  readonly currency: string;
  /** `undefined` if the step was not opened in this run. */
  readonly balances: StepBalances | undefined;
  /** Funds according to the service. */
  readonly now: readonly StoryFunds[];
}

/**
 * Returns how a step has changed the withdrawable amount of a currency, or the available one if the service does not report it.
 * `undefined` if the person may not see it.
 */
export function findChange({ currency, balances, now }: FindChangeParameters): BalanceChange | undefined {
  const find = (funds: readonly StoryFunds[] | undefined) => funds?.find((one) => one.currency === currency);
  const part = find(balances?.after ?? now)?.withdrawable === undefined ? "value" : "withdrawable";
  const amountIn = (funds: readonly StoryFunds[] | undefined): StoryAmount | undefined => {
    const value = find(funds)?.[part];
    return value === undefined ? undefined : { value, currency };
  };
  const after = amountIn(balances?.after ?? now);
  if (!after) return undefined;
  const before = amountIn(balances?.before) ?? after;
  return { before, after, difference: addDecimals(after.value, `-${before.value}`), part };
}
