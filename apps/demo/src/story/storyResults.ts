import { addDecimals } from "@partner-kit/react";
import type { StoryResultName, StoryStepName } from "./messages.en.ts";
import { type BalanceChange, findChange, type StoryBalances } from "./storyBalances.ts";
import type { StoryAmount, StoryFacts } from "./storySteps.ts";

/** A line of the panel: an amount, a changed balance, a name or a count. */
export type StoryResult = {
  readonly name: StoryResultName;
  /** Completes the name. */
  readonly recipient?: string | undefined;
} & (
  | { readonly amount: StoryAmount }
  | {
      readonly change: BalanceChange;
      /** The fee that the change includes. */
      readonly fee?: StoryAmount | undefined;
    }
  | { readonly text: string }
  | { readonly count: number }
);

export interface ListResultsParameters {
  readonly step: StoryStepName;
  readonly isDone: boolean;
  readonly facts: StoryFacts;
  readonly balances: StoryBalances;
}

/** Returns the figures of a step, according to the service. Before it is done, only the balance that it is about to change. */
export function listResults(parameters: ListResultsParameters): readonly StoryResult[] {
  return results[parameters.step]?.(parameters) ?? [];
}

/** Returns the cost of the trade. `undefined` if the dollars did not fall. */
export function findPaid({
  facts,
  balances,
}: Pick<ListResultsParameters, "facts" | "balances">): StoryAmount | undefined {
  const { difference } = findChange({ currency: "USD", balances: balances.trade, now: facts.available }) ?? {};
  return difference?.startsWith("-") ? { value: difference.slice(1), currency: "USD" } : undefined;
}

type List = (parameters: ListResultsParameters) => readonly StoryResult[];

const results: Readonly<Partial<Record<StoryStepName, List>>> = {
  deposit: (parameters) => [...listDeposit("onHold", parameters), ...listChange("USD")(parameters)],
  sender: ({ isDone, facts }) => listDeposit("pending", { isDone, facts }),
  // Before the deposit clears, its amount waits beside the balance that it will raise.
  clear: (parameters) => [
    ...listDeposit("pending", { ...parameters, isDone: !parameters.isDone }),
    ...listChange("USD")(parameters),
  ],
  trade: (parameters) => {
    const { isDone, facts } = parameters;
    const [paid, received] = [findPaid(parameters), facts.bought];
    return [
      ...(isDone && paid ? [{ name: "paid", amount: paid } as const] : []),
      ...(isDone && received ? [{ name: "received", amount: received } as const] : []),
      ...listChange("USD")(parameters),
    ];
  },
  payment: (parameters) => [
    ...(parameters.isDone && parameters.facts.payment
      ? [{ name: "waiting", amount: parameters.facts.payment.amount } as const]
      : []),
    ...listChange("NGN")(parameters),
  ],
  approval: ({ isDone, facts, balances }) => {
    if (!isDone || !facts.payment) return [];
    const { amount, maxFee } = facts.payment;
    // The service reserves the amount and its fee when the payment is sent.
    const { payment, approval } = balances;
    const since = payment ? { before: payment.before, after: approval?.after } : approval;
    const change = findChange({ currency: "NGN", balances: since, now: facts.available });
    return [
      { name: "amount", amount },
      ...(maxFee ? [{ name: "maxFee", amount: maxFee } as const] : []),
      ...(change && isMoved(change) ? [{ name: "available", change, fee: facts.paymentFee } as const] : []),
    ];
  },
  // The amount that the service reserved for this payment leaves the account. The available amount fell when the payment was sent.
  settlement: ({ isDone, facts, balances }) => {
    const { payment, paymentFee } = facts;
    if (!payment) return [];
    const { currency } = payment.amount;
    const named = { name: "locked", recipient: payment.recipient } as const;
    if (!isDone) {
      const sum = paymentFee && addDecimals(payment.amount.value, paymentFee.value);
      return sum === undefined ? [] : [{ ...named, amount: { value: sum, currency } }];
    }
    const { difference = "" } =
      findChange({ currency, balances: balances.settlement, now: facts.available, part: "locked" }) ?? {};
    if (!difference.startsWith("-")) return [];
    const [before, after] = [difference.slice(1), "0"].map((value) => ({ value, currency }));
    return before && after ? [{ ...named, change: { before, after, difference: undefined } }] : [];
  },
  outage: ({ isDone, facts }) => (isDone ? listAttempts(facts) : []),
  recovery: ({ isDone, facts }) => (isDone ? listAttempts(facts) : []),
};

export function isMoved({ before, after }: BalanceChange): boolean {
  return before.value !== after.value;
}

/** The balance moves when the step is done, together with the rest of its result. */
function listChange(currency: string): List {
  return ({ step, isDone, facts, balances }) => {
    const change = findChange({ currency, balances: balances[step], now: facts.available });
    if (!change) return [];
    return [{ name: "available", change: isDone ? change : { ...change, after: change.before } }];
  };
}

function listDeposit(
  name: "onHold" | "pending",
  { isDone, facts }: Pick<ListResultsParameters, "isDone" | "facts">,
): readonly StoryResult[] {
  return isDone && facts.depositAmount ? [{ name, amount: facts.depositAmount }] : [];
}

function listAttempts({ attempts, lastResponse }: StoryFacts): readonly StoryResult[] {
  return [
    { name: "attempts", count: attempts },
    ...(lastResponse === undefined ? [] : [{ name: "response", text: String(lastResponse) } as const]),
  ];
}
