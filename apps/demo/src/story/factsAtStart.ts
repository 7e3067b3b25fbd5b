import type { StoryFacts } from "./storySteps.ts";

/** Facts of a story in which nothing has happened, for tests. */
export const factsAtStart: StoryFacts = {
  isListening: true,
  depositId: undefined,
  depositStatus: undefined,
  depositReference: undefined,
  depositAmount: undefined,
  bookkeepingId: undefined,
  bookkeepingEvents: [],
  attempts: 0,
  lastResponse: undefined,
  available: [],
  isRecovered: false,
  deliveredAt: undefined,
  approvalId: undefined,
  approvalStatus: undefined,
  paymentStatus: undefined,
  payment: undefined,
  paymentFee: undefined,
  subject: undefined,
  orderId: undefined,
  bought: undefined,
  balances: [],
};
