/** Each act follows one thing to its end: a deposit, a payment, an event. */
export const storyActs = ["receive", "pay", "connect"] as const;

export type StoryAct = (typeof storyActs)[number];

/** A stage on the way of a deposit, a payment or an event. */
export type StoryStage =
  | "held"
  | "answered"
  | "available"
  | "requested"
  | "approved"
  | "settled"
  | "connected"
  | "retried"
  | "delivered";
