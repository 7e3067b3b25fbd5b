import type { StoryAct, StoryStage } from "./storyActs.ts";
import type { StoryAmount, StoryFacts } from "./storySteps.ts";

export interface StoryJourney {
  /** `undefined` before the amount is known, and for an event. */
  readonly amount: StoryAmount | undefined;
  readonly stages: readonly { readonly name: StoryStage; readonly state: "reached" | "current" | "ahead" }[];
}

/** Returns how far the act's deposit, payment or event has come, according to the service. */
export function storyJourney(act: StoryAct, facts: StoryFacts): StoryJourney {
  const { amount, stages } = journeys[act](facts);
  const current = stages.findLastIndex(([, isReached]) => isReached);
  return {
    amount,
    stages: stages.map(([name], index) => {
      if (index === current) return { name, state: "current" };
      return { name, state: index < current ? "reached" : "ahead" };
    }),
  };
}

type Journey = Pick<StoryJourney, "amount"> & {
  readonly stages: readonly (readonly [name: StoryStage, isReached: boolean])[];
};

const journeys: Readonly<Record<StoryAct, (facts: StoryFacts) => Journey>> = {
  receive: ({ depositId, depositStatus, depositAmount }) => ({
    amount: depositAmount,
    stages: [
      ["held", depositId !== undefined],
      ["answered", depositStatus !== undefined && depositStatus !== "action_required"],
      ["available", depositStatus === "success"],
    ],
  }),
  pay: ({ approvalId, approvalStatus, payment, paymentStatus }) => ({
    amount: payment?.amount,
    stages: [
      ["requested", approvalId !== undefined],
      ["approved", approvalStatus === "executed"],
      ["settled", paymentStatus === "success"],
    ],
  }),
  connect: ({ bookkeepingId, attempts, isRecovered }) => ({
    amount: undefined,
    stages: [
      ["connected", bookkeepingId !== undefined],
      ["retried", attempts > 1],
      ["delivered", isRecovered],
    ],
  }),
};
