/** State of the service that the steps check. */
export interface StoryFacts {
  /** Whether the story detects new events: the earlier events are loaded and the page receives updates. */
  readonly isListening: boolean;
  /** ID of the deposit that went on hold since the story began. Another tab may have simulated it. */
  readonly depositId: string | undefined;
  readonly depositStatus: string | undefined;
  /** Types of the events that the receiver has received since the story began. */
  readonly events: readonly string[];
  /** Version of the bookkeeping endpoint's secret. `undefined` before the endpoint exists. */
  readonly bookkeepingVersion: number | undefined;
  /** Highest number of attempts among the failed deliveries to the bookkeeping endpoint. */
  readonly failedAttempts: number;
  readonly subject: string | undefined;
}

/** Actions of the panel's buttons. Each sends a real operation, as a screen would. */
export type StoryAction = "begin" | "deposit" | "answer" | "advance" | "openMarket" | "fail" | "narrow";

export interface StoryStep {
  readonly title: string;
  readonly text: string;
  /** Manual alternative to the button, on the screen. */
  readonly byHand?: string | undefined;
  readonly action?:
    | {
        readonly name: StoryAction;
        readonly label: string;
        /** Whether the action needs the emulator's controls. */
        readonly needsEmulator?: boolean | undefined;
        /** Whether the action opens a screen where the presenter performs the step. The focus stays on that screen. */
        readonly leadsAway?: boolean | undefined;
      }
    | undefined;
  /** URL path of the step's screen. */
  readonly path: string;
  /** Whether the service confirms the step. Default: the action has run and `isListening` is true. */
  readonly isDone?: ((facts: StoryFacts) => boolean) | undefined;
}

export const storySteps: readonly StoryStep[] = [
  {
    title: "A partner’s morning",
    text: "Harmattan Pay runs its exchange and wallet account from its own admin. The API key stays on the server. This page only receives data that the signed-in user may see.",
    path: "/",
    action: { name: "begin", label: "Start from a fresh account" },
  },
  {
    title: "A deposit arrives and is held",
    text: "451.51 USDT arrives. The service asks for the sender before the funds become available.",
    byHand: "Or simulate a stablecoin deposit of 451.51 in the simulator (press s).",
    path: "/",
    action: { name: "deposit", label: "Let the deposit arrive", needsEmulator: true },
    isDone: ({ depositId }) => depositId !== undefined,
  },
  {
    title: "The queue updates live",
    text: "The service sent a signed webhook. The proxy verified and stored it, and the page updated.",
    path: "/compliance",
    isDone: ({ events }) => events.includes("deposit.action_required"),
  },
  {
    title: "The sender is submitted",
    text: "The form asks only for what the service needs. Entries stay in memory: not in the URL, in storage or in a log.",
    byHand: "Add the sender on this screen and submit the form, or let the story do it.",
    path: "/compliance",
    action: { name: "answer", label: "Answer: Sahel Textiles, Ghana" },
    isDone: ({ depositStatus }) => depositStatus !== undefined && depositStatus !== "action_required",
  },
  {
    title: "The funds clear",
    text: "The funds are unavailable until the deposit clears. When it clears, the balance updates.",
    path: "/",
    action: { name: "advance", label: "Let ten minutes pass", needsEmulator: true },
    isDone: ({ depositStatus }) => depositStatus === "success",
  },
  {
    title: "A quote is accepted and fills partly",
    text: "A double click or a lost response never creates a second order. Half of this amount is filled and the rest is cancelled.",
    byHand: "Press Enter to request the quote, then Accept quote.",
    path: "/markets",
    action: { name: "openMarket", label: "Open BTC/USD with 0.0206", leadsAway: true },
    isDone: ({ events }) => events.includes("exchange.cancelled"),
  },
  {
    title: "An endpoint and its secret",
    text: "The secret is shown once and never stored in the browser. The form validates the URL before the service does.",
    byHand: "Add an endpoint, paste the URL below, choose deposit events, save, and store the secret.",
    path: "/webhooks",
    isDone: ({ bookkeepingVersion }) => bookkeepingVersion !== undefined,
  },
  {
    title: "The secret is rotated",
    text: "Both secrets are valid until the overlap ends, so you can update the receiver without losing events.",
    byHand: "In the endpoint’s menu: Rotate secret.",
    path: "/webhooks",
    isDone: ({ bookkeepingVersion }) => (bookkeepingVersion ?? 0) > 1,
  },
  {
    title: "The endpoint starts failing",
    text: "Bookkeeping returns 503. The service retries after about 30 seconds, 5 minutes and 30 minutes. The history shows each attempt.",
    path: "/webhooks/history",
    action: { name: "fail", label: "Break it, send an event, let six minutes pass", needsEmulator: true },
    isDone: ({ failedAttempts }) => failedAttempts > 1,
  },
  {
    title: "Access is limited",
    text: "Leïla has read-only access. Every disabled control gives the reason, and a forbidden request is never sent.",
    path: "/recipients",
    action: { name: "narrow", label: "Sign in as Leïla" },
    isDone: ({ subject }) => subject === "leila@harmattan.example",
  },
];
