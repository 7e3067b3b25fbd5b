import type { RunStepName, StoryStepName } from "./StoryMessages.ts";
import type { StoryAct } from "./storyActs.ts";
import { type BalanceChange, findChange, type StoryBalances } from "./storyBalances.ts";
import { findPaid, findSent } from "./storyResults.ts";
import { type StoryAmount, type StoryFacts, type StoryOutcome, storySteps } from "./storySteps.ts";

/** The result of a step, in a word. The changes of a currency add up to that of its balance. */
export type RunOutcome =
  | { readonly amount: StoryAmount; readonly isChange?: boolean | undefined }
  | { readonly personId: string }
  | { readonly attempts: number };

export interface RunStep {
  readonly name: RunStepName;
  readonly act: StoryAct;
  readonly state: "done" | "skipped" | "current" | "ahead";
  /** Whether the service has confirmed it, also of the current step. */
  readonly isDone: boolean;
  /** The state that the step ends with. Once another step has ended the hold, the wait or the outage, `done`. */
  readonly ending: StoryOutcome;
  /** `undefined` before the step is done, and if it has none. */
  readonly outcome: RunOutcome | undefined;
}

export interface ListRunParameters {
  /** Index of the current step. */
  readonly index: number;
  /** Whether the current step is done. */
  readonly isDone: boolean;
  readonly facts: StoryFacts;
  readonly balances: StoryBalances;
}

/** Returns the steps of the run with their results so far, according to the service. */
export function listRun({ index, isDone, facts, balances }: ListRunParameters): readonly RunStep[] {
  // A completed step has noted the amounts after it.
  const wasCompleted = (name: StoryStepName, position: number) =>
    position === index ? isDone : position < index && balances[name]?.after !== undefined;
  return storySteps.flatMap(({ name, act, outcome = "done", resolvedBy }, position): readonly RunStep[] => {
    const resolver = storySteps.findIndex((step) => step.name === resolvedBy);
    const ending = resolvedBy && wasCompleted(resolvedBy, resolver) ? "done" : outcome;
    if (name === "begin" || name === "closing") return [];
    if (position > index) return [{ name, act, state: "ahead", isDone: false, ending, outcome: undefined }];
    const wasDone = wasCompleted(name, position);
    const past = wasDone ? "done" : "skipped";
    const state = position === index ? "current" : past;
    const result = wasDone ? outcomes[name]?.(facts, balances) : undefined;
    return [{ name, act, state, isDone: wasDone, ending, outcome: result }];
  });
}

type Find = (facts: StoryFacts, balances: StoryBalances) => RunOutcome | undefined;

const outcomes: Readonly<Partial<Record<RunStepName, Find>>> = {
  deposit: ({ depositAmount }) => toOutcome(depositAmount),
  clear: ({ available }, { clear }) => toChange(findChange({ currency: "USD", balances: clear, now: available })),
  trade: (facts, balances) => toSpent(findPaid({ facts, balances })),
  payment: ({ payment }) => toOutcome(payment?.amount),
  approval: ({ payment }) => (payment?.approvedBy ? { personId: payment.approvedBy } : undefined),
  settlement: (facts) => toSpent(findSent(facts)),
  outage: ({ available }, { outage }) => toChange(findChange({ currency: "NGN", balances: outage, now: available })),
  recovery: ({ attempts }) => ({ attempts }),
};

function toChange({ difference, after }: Partial<BalanceChange> = {}): RunOutcome | undefined {
  if (difference === undefined || difference === "0" || !after) return undefined;
  return { amount: { value: difference, currency: after.currency }, isChange: true };
}

function toSpent(amount: StoryAmount | undefined): RunOutcome | undefined {
  return amount && { amount: { ...amount, value: `-${amount.value}` }, isChange: true };
}

function toOutcome(amount: StoryAmount | undefined): RunOutcome | undefined {
  return amount && { amount };
}
