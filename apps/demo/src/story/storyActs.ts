/** Each act follows one thing to its end: a deposit, a payment, an event. */
export const storyActs = ["receive", "pay", "connect"] as const;

export type StoryAct = (typeof storyActs)[number];
