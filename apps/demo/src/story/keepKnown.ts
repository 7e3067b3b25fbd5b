import type { StoryFacts } from "./storySteps.ts";

/** Facts of the deposit, the trade and the payment that a run has shown. */
export type KnownFacts = Partial<Pick<StoryFacts, (typeof names)[number]>>;

/**
 * Fills facts that are not on the page now with those that the run has shown before. Not everybody sees every record, and a
 * sign-in reads all of them again.
 */
export function keepKnown(facts: StoryFacts, known: KnownFacts): StoryFacts {
  return { ...facts, ...findKnown(known), ...findKnown(facts) };
}

/** Returns the facts of a run that stay when somebody else signs in. */
export function findKnown(facts: KnownFacts): KnownFacts {
  return Object.fromEntries(names.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])));
}

const names = [
  "depositStatus",
  "depositReference",
  "depositAmount",
  "approvalStatus",
  "paymentStatus",
  "payment",
  "paymentFee",
  "orderId",
  "bought",
] as const satisfies readonly (keyof StoryFacts)[];
