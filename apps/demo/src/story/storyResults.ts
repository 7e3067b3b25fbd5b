import { addDecimals } from "@partner-kit/react";
import type { StoryResultName, StoryStepName } from "./StoryMessages.ts";
import { type BalanceChange, findChange, type StoryBalances } from "./storyBalances.ts";
import type { StoryAmount, StoryFacts } from "./storySteps.ts";

/** A line of the panel: an amount, a changed balance, a name or attempts. */
export type StoryResult = {
  readonly name: StoryResultName;
  /** Completes the name. */
  readonly recipient?: string | undefined;
  /** The fee in its name, or in its change. */
  readonly fee?: StoryAmount | undefined;
} & (
  | { readonly amount: StoryAmount }
  | {
      readonly change: BalanceChange;
    }
  | { readonly text: string }
  /** RFC 3339. */
  | { readonly time: string }
  | {
      readonly attempts: number;
      /** Whether the last attempt delivered the event. */
      readonly isDelivered: boolean;
    }
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

/** Returns what the payment takes from the balance: its amount and its fee. `undefined` before it is sent. */
export function findSent({ payment, paymentFee }: Pick<StoryFacts, "payment" | "paymentFee">): StoryAmount | undefined {
  if (!payment || !paymentFee) return undefined;
  const value = addDecimals(payment.amount.value, paymentFee.value);
  return value === undefined ? undefined : { ...payment.amount, value };
}

type List = (parameters: ListResultsParameters) => readonly StoryResult[];

const results: Readonly<Partial<Record<StoryStepName, List>>> = {
  // Both ends of the same money: until it is released, the deposit waits beside the balance that it will raise.
  deposit: (parameters) => [...listIncoming(parameters), ...listChange("USD")(parameters)],
  sender: (parameters) => [...listIncoming(parameters), ...listChange("USD")(parameters)],
  clear: (parameters) => [...listIncoming(parameters), ...listChange("USD")(parameters)],
  trade: (parameters) => {
    const { isDone, facts } = parameters;
    const [paid, received] = [findPaid(parameters), facts.bought];
    return [
      ...(isDone && paid ? [{ name: "paid", amount: paid } as const] : []),
      ...(isDone && received ? [{ name: "received", amount: received } as const] : []),
      ...listChange("USD")(parameters),
    ];
  },
  payment: (parameters) => {
    const { isDone, facts } = parameters;
    const changes = listChange("NGN")(parameters);
    return isDone && facts.payment
      ? [{ name: "waiting", amount: facts.payment.amount }, ...changes, ...listLeft(facts)]
      : changes;
  },
  approval: ({ isDone, facts, balances }) => {
    if (!isDone || !facts.payment) return [];
    // The service reserves the amount and its fee when the payment is sent.
    const { payment, approval } = balances;
    const since = payment ? { before: payment.before, after: approval?.after } : approval;
    const change = findChange({ currency: "NGN", balances: since, now: facts.available });
    return change && isMoved(change) ? [{ name: nameOf(change), change, fee: facts.paymentFee }] : [];
  },
  // The withdrawable amount fell when the payment was sent, so a balance that moves now would look like money that comes back.
  settlement: ({ isDone, facts }) => {
    const { payment, paymentFee } = facts;
    if (!payment) return [];
    if (isDone) {
      return [
        { name: "paid", amount: payment.amount },
        ...(paymentFee ? [{ name: "fee", amount: paymentFee } as const] : []),
      ];
    }
    const amount = findSent(facts);
    return amount ? [{ name: "locked", recipient: payment.recipient, amount }] : [];
  },
  endpoint: ({ isDone, facts: { bookkeepingEvents: events } }) =>
    isDone && events.length > 0 ? [{ name: "events", text: events.join("\n") }] : [],
  // The money arrives, whether or not its event does.
  outage: (parameters) => [
    ...listChange("NGN")(parameters),
    ...(parameters.isDone ? [toAttempts(parameters.facts)] : []),
  ],
  recovery: ({ isDone, facts }) => (isDone ? [toAttempts(facts), ...listDelivery(facts)] : []),
};

export function isMoved({ before, after }: BalanceChange): boolean {
  return before.value !== after.value;
}

/** The balance moves when the step is done, together with the rest of its result. */
function listChange(currency: string): List {
  return ({ step, isDone, facts, balances }) => {
    const change = findChange({ currency, balances: balances[step], now: facts.available });
    if (!change) return [];
    return [{ name: nameOf(change), change: isDone ? change : { ...change, after: change.before } }];
  };
}

function nameOf({ part }: BalanceChange): StoryResultName {
  return part === "withdrawable" ? "withdrawable" : "available";
}

/** The amount that an approval leaves if it costs the highest fee that it allows. */
function listLeft({ available, payment }: StoryFacts): readonly StoryResult[] {
  const { amount, maxFee } = payment ?? {};
  const withdrawable = available.find(({ currency }) => currency === amount?.currency)?.withdrawable;
  if (!amount || maxFee === undefined || withdrawable === undefined) return [];
  const value = [amount.value, maxFee].reduce<string | undefined>(
    (left, part) => left && addDecimals(left, `-${part}`),
    withdrawable,
  );
  const fee = { ...amount, value: maxFee };
  return value === undefined ? [] : [{ name: "left", amount: { ...amount, value }, fee }];
}

function listIncoming({ step, isDone, facts }: ListResultsParameters): readonly StoryResult[] {
  const { depositAmount: amount } = facts;
  if (!amount || (step === "deposit" && !isDone)) return [];
  if (step !== "clear" || !isDone) return [{ name: "incoming", amount }];
  return [{ name: "incoming", change: { before: amount, after: { ...amount, value: "0" }, difference: undefined } }];
}

function toAttempts({ attempts, isRecovered }: StoryFacts): StoryResult {
  return { name: "attempts", attempts, isDelivered: isRecovered };
}

function listDelivery({ lastResponse, deliveredAt: time }: StoryFacts): readonly StoryResult[] {
  return [
    ...(lastResponse === undefined ? [] : [{ name: "response", text: String(lastResponse) } as const]),
    ...(time === undefined ? [] : [{ name: "delivered", time } as const]),
  ];
}
