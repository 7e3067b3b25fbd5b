/** What a step knows of the service at present. */
export interface StoryFacts {
  /** Whether the story notices what happens from now on: it knows what was there before, and the page has the live stream. */
  readonly isListening: boolean;
  /** The deposit that was held since the story began, whoever played it. */
  readonly depositId: string | undefined;
  readonly depositStatus: string | undefined;
  /** Types of the events the receiver got since the story began. */
  readonly events: readonly string[];
  /** The secret's version of the bookkeeping endpoint, once it is there. */
  readonly bookkeepingVersion: number | undefined;
  /** How often the service has tried the delivery that it tried most often to the bookkeeping endpoint, and failed. */
  readonly failedAttempts: number;
  readonly subject: string | undefined;
}

/** What the panel can do when asked. Each is a real operation, sent as a screen would send it. */
export type StoryAction = "begin" | "deposit" | "answer" | "advance" | "openMarket" | "fail" | "narrow";

export interface StoryStep {
  readonly title: string;
  /** What is said. */
  readonly say: string;
  /** What is done by hand on the screen, or instead of the button. */
  readonly byHand?: string | undefined;
  readonly action?:
    | {
        readonly name: StoryAction;
        readonly label: string;
        /** Only an emulator can be told to. */
        readonly needsEmulator?: boolean | undefined;
        /** It leads to where the step is done by hand, and the keyboard stays there. */
        readonly leadsAway?: boolean | undefined;
      }
    | undefined;
  /** The screen it happens on. */
  readonly path: string;
  /** Whether the service says that it has happened. Default: the action was performed, and the story is listening. */
  readonly isDone?: ((facts: StoryFacts) => boolean) | undefined;
}

export const storySteps: readonly StoryStep[] = [
  {
    title: "A partner’s morning",
    say: "Harmattan Pay runs its exchange and wallet account from its own admin. The key stays on the server; this page only ever sees what the person signed in may see.",
    path: "/",
    action: { name: "begin", label: "Start from a fresh account" },
  },
  {
    title: "A deposit arrives, and is held",
    say: "451.51 USDT comes in. The service wants to know who sent it before anybody can use it.",
    byHand: "Or play a stablecoin deposit of 451.51 in the simulator (press s).",
    path: "/",
    action: { name: "deposit", label: "Let the deposit arrive", needsEmulator: true },
    isDone: ({ depositId }) => depositId !== undefined,
  },
  {
    title: "The queue lights up by itself",
    say: "Nobody refreshed anything. The service signed a webhook, the proxy verified and kept it, and the page was told.",
    path: "/compliance",
    isDone: ({ events }) => events.includes("deposit.action_required"),
  },
  {
    title: "The question is answered",
    say: "The form is what the service asks for, no more. What is typed is kept in memory only: not in the address, not in storage, not in a log.",
    byHand: "Answer the deposit on this screen and send the form, or let the story answer for you.",
    path: "/compliance",
    action: { name: "answer", label: "Answer: Sahel Textiles, Ghana" },
    isDone: ({ depositStatus }) => depositStatus !== undefined && depositStatus !== "action_required",
  },
  {
    title: "The funds clear",
    say: "The money is unavailable until clearance, and the screen says so. When it clears, the balance moves by itself.",
    path: "/",
    action: { name: "advance", label: "Let ten minutes pass", needsEmulator: true },
    isDone: ({ depositStatus }) => depositStatus === "success",
  },
  {
    title: "A quote is accepted and fills partly",
    say: "Accepting is safe against double clicks and lost answers. This amount fills to one half; the rest is cancelled, and nothing is hidden.",
    byHand: "Press Enter to request the quote, then Accept quote.",
    path: "/markets",
    action: { name: "openMarket", label: "Open BTC/USD with 0.0206", leadsAway: true },
    isDone: ({ events }) => events.includes("exchange.cancelled"),
  },
  {
    title: "An endpoint, and its secret once",
    say: "The secret is shown once and never kept in the browser. The service checks the address; the form checks it first.",
    byHand: "Add endpoint, paste the address below, choose deposit events, save, and store the secret.",
    path: "/webhooks",
    isDone: ({ bookkeepingVersion }) => bookkeepingVersion !== undefined,
  },
  {
    title: "The secret is rotated with overlap",
    say: "Old and new secret both count until the overlap ends, so nothing is lost while the receiver is changed over.",
    byHand: "In the endpoint’s menu: Rotate secret.",
    path: "/webhooks",
    isDone: ({ bookkeepingVersion }) => (bookkeepingVersion ?? 0) > 1,
  },
  {
    title: "The endpoint starts failing",
    say: "Bookkeeping answers 503. The service tries again after about 30 seconds, 5 minutes and 30 minutes, and the history shows each attempt.",
    path: "/webhooks/history",
    action: { name: "fail", label: "Break it, send an event, let six minutes pass", needsEmulator: true },
    isDone: ({ failedAttempts }) => failedAttempts > 1,
  },
  {
    title: "Access is narrowed",
    say: "Leïla may look and not touch. Every control that is off says why, and a call she may not make is never sent.",
    path: "/recipients",
    action: { name: "narrow", label: "Sign in as Leïla" },
    isDone: ({ subject }) => subject === "leila@harmattan.example",
  },
];
