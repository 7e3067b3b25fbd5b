import { addDecimals } from "@partner-kit/react";
import { findChange, type StoryBalances } from "./storyBalances.ts";
import { findPaid, findSent } from "./storyResults.ts";
import type { StoryAmount, StoryFacts } from "./storySteps.ts";

/** How the withdrawable amount of a currency came from the start of the story to now. Its changes add up. */
export interface StoryBridge {
  readonly currency: string;
  readonly before: StoryAmount;
  readonly changes: readonly StoryBridgeChange[];
  readonly now: StoryAmount;
}

export interface StoryBridgeChange {
  /** `second` is the bank transfer of the outage, and `other` are changes that the story has not made. */
  readonly name: "deposit" | "trade" | "payment" | "second" | "other";
  /** With a minus sign if it lowered the amount. */
  readonly amount: StoryAmount;
}

export interface ListBridgesParameters {
  readonly facts: StoryFacts;
  readonly balances: StoryBalances;
}

/** Returns a bridge for each currency whose withdrawable amount the run has changed. */
export function listBridges({ facts, balances }: ListBridgesParameters): readonly StoryBridge[] {
  const { available: now } = facts;
  const cleared = findChange({ currency: "USD", balances: balances.clear?.after && balances.clear, now });
  const arrived = findChange({ currency: "NGN", balances: balances.outage?.after && balances.outage, now });
  const paid = findPaid({ facts, balances });
  const sent = findSent(facts);
  const changes: readonly StoryBridgeChange[] = [
    ...list("deposit", "USD", cleared?.difference),
    ...list("trade", "USD", paid && `-${paid.value}`),
    ...list("payment", sent?.currency, sent && `-${sent.value}`),
    ...list("second", "NGN", arrived?.difference),
  ];
  // In the order of the story.
  const currencies = changes.map(({ amount }) => amount.currency);
  const inOrder = facts.balances.toSorted((a, b) => rankOf(a.currency) - rankOf(b.currency));
  return inOrder.flatMap(({ currency, before, now: value }): readonly StoryBridge[] => {
    const own = changes.filter(({ amount }) => amount.currency === currency);
    const explained = own.reduce((sum, { amount }) => addDecimals(sum, amount.value) ?? sum, before);
    const all = [...own, ...list("other", currency, addDecimals(value, `-${explained}`))];
    if (all.length === 0) return [];
    return [{ currency, before: { value: before, currency }, changes: all, now: { value, currency } }];
  });

  function rankOf(currency: string): number {
    return currencies.includes(currency) ? currencies.indexOf(currency) : currencies.length;
  }
}

function list(
  name: StoryBridgeChange["name"],
  currency: string | undefined,
  value: string | undefined,
): readonly StoryBridgeChange[] {
  if (currency === undefined || value === undefined || !/[1-9]/.test(value)) return [];
  return [{ name, amount: { value, currency } }];
}
