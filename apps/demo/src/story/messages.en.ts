import type { Person } from "../session/people.ts";
import type { StoryFailure } from "./StoryError.ts";
import type { StoryAct } from "./storyActs.ts";

/** Messages of the guided story. */
export const en: StoryMessages = {
  progress: "Step {step} of {count}",
  acts: "Acts",
  left: "{time} left",
  inProgress: "In progress…",
  failed: "The server didn’t complete this step. Try again, or skip it.",
  tryAgain: "Try again",
  waiting: "Waiting for the service to confirm this.",
  doIt: "Show me",
  next: "Next",
  skip: "Skip",
  back: "Back",
  startOver: "Play again",
  play: "Play",
  pause: "Pause",
  released: "{amount} available",
  bought: "{amount} bought",
  settled: "{amount} settled",
  explore: "Explore on your own",
  startHere: "Start with this account",
  attempt: "Attempt {count}",
  completed: "Done",
  skipped: "Skipped",
  signedIn: "{person} is signed in now.",
  openOrder: "Open the order",
  result: {
    onHold: "On hold",
    pending: "Pending",
    waiting: "Waiting for approval",
    available: "Available",
    unchanged: "unchanged",
    paid: "Paid",
    received: "Received",
    recipient: "Recipient",
    amount: "Amount",
    maxFee: "Highest fee",
    attempts: "Attempts",
    response: "Last response",
    payment: "Payment",
    locked: "Locked",
    completed: "Completed",
    fee: "including a fee of {fee}",
  },
  cast: {
    label: "Who is who",
    treasury: "pays and trades",
    compliance: "approves payments",
    viewer: "only reads",
  },
  failure: {
    blocked: "“{control}” can’t be used now. Check what the screen says, then try again.",
    missing: "The screen doesn’t show what this step needs. Close any open window, then try again.",
    unseen: "The result didn’t appear in time. Check what the screen says, then try again.",
    noDeposit: "No deposit is on hold. Go back one step and let it arrive.",
    unreachable: "The service can’t reach bookkeeping from here. Skip this step.",
  },
  closing: {
    available: "Available",
    before: "Before",
    now: "Now",
    proven: "Proven in this run",
    deposit: "arrived, was held for its sender, and was released",
    trade: "bought for {paid}, at the accepted price",
    payment: "sent to {recipient}, approved by {person}",
    webhooks: "signed webhooks received",
    attempts: "delivered a webhook event after an outage",
    start: "Add these screens to your app",
    key: "The API key stays on your server.",
    docs: "Start in ten minutes",
  },
  act: {
    receive: "Money in",
    pay: "Money out",
    connect: "Under the hood",
  },
  run: {
    begin: "Fresh account",
    deposit: "Deposit on hold",
    sender: "Sender added",
    clear: "Deposit released",
    trade: "Bitcoin bought",
    payment: "Payment requested",
    secondPerson: "Second person",
    approval: "Approved and sent",
    settlement: "Payment completed",
    access: "Read-only access",
    endpoint: "Endpoint added",
    outage: "Outage",
    recovery: "Event delivered",
  },
  steps: {
    begin: {
      title: "Money moves, everyone sees why",
      text: "In four minutes: a held deposit clears, a large payment needs two people, and no event is lost.",
      note: "Resets the emulated account: transactions, orders, recipients, approvals, endpoints and drafts. Nothing else changes.",
      action: "Start from a fresh account",
      done: "The account is ready.",
    },
    deposit: {
      title: "A deposit arrives on hold",
      text: "451.51 USDT arrives, and the page shows it at once. The service holds it until it knows the sender.",
      byHand: "Or simulate a stablecoin deposit of 451.51 in the simulator (press s).",
      action: "Let the deposit arrive",
      done: "On hold. The available dollars don’t move yet.",
    },
    sender: {
      title: "Amara adds the sender",
      text: "The form asks only for what the service needs. The browser never stores the answers.",
      byHand: "Choose Add sender, fill in the form and submit it.",
      done: "Sender accepted. The deposit is pending.",
    },
    clear: {
      title: "The money becomes available",
      text: "The deposit clears after a few minutes. Watch the balance and the activity.",
      action: "Let ten minutes pass",
      done: "The deposit is available.",
    },
    trade: {
      title: "Amara buys bitcoin",
      text: "She sees the price before she accepts it. A double click or a lost connection never places a second order.",
      byHand: "Press Enter to request the quote, then choose Accept quote.",
      done: "Bought at the accepted price.",
      after: "The service keeps balances in naira and dollars only. The order records the bitcoin.",
    },
    payment: {
      title: "A large payment waits",
      text: "Amara pays a supplier 1,250,000 NGN. Above 1,000,000 NGN, Harmattan’s policy asks for a second person.",
      byHand: "Choose Kano Grain Traders, enter 1250000, get the quote, type the amount again and send.",
      done: "The request is recorded. Nothing was sent.",
    },
    secondPerson: {
      title: "Nobody approves their own payment",
      text: "Amara sees her request but cannot approve it. Kwame approves payments but cannot request them.",
      action: "Sign in as Kwame",
      done: "Kwame can decide on Amara’s request.",
    },
    approval: {
      title: "Kwame approves it",
      text: "Kwame sees recipient, amount and highest fee before he decides. If the recipient changes or the fee rises, nothing is sent.",
      byHand: "Open the payment and choose Approve and send.",
      done: "Approved by Kwame and sent.",
    },
    settlement: {
      title: "The payment settles",
      text: "The payment is sent exactly once. Its amount and fee stay locked until the service settles it.",
      action: "Let ten minutes pass",
      done: "The service completed the payment and released the lock.",
    },
    access: {
      title: "Everyone sees what their role allows",
      text: "Leïla has read-only access. Everything else is disabled, and a forbidden request is never sent.",
      action: "Sign in as Leïla",
      done: "Changes are disabled, and the screen says why.",
    },
    endpoint: {
      title: "Amara adds a webhook for bookkeeping",
      text: "The signing secret is shown once and never stored in the browser.",
      byHand: "Add an endpoint, paste the URL below, choose deposit.success, save, and store the secret.",
      done: "The endpoint is enabled and waits for events.",
    },
    outage: {
      title: "Bookkeeping goes down",
      text: "The service sends a sample event, which cannot be delivered. It retries after about 30 seconds, 5 minutes and 30 minutes.",
      action: "Break it for six minutes",
      done: "The service keeps retrying the event.",
    },
    recovery: {
      title: "It recovers, and nothing is lost",
      text: "Bookkeeping responds again. The next retry delivers the event.",
      action: "Fix it and let time pass",
      done: "The retry delivered the event.",
    },
    closing: {
      title: "The day in figures",
      text: "Every step used the same API as production.",
    },
  },
};

export interface StoryMessages extends Readonly<Record<PanelMessage, string>> {
  /** The last step lists the figures of the run. */
  readonly closing: Readonly<Record<ClosingMessage, string>>;
  /** The obstacles that kept the story from performing a step, each with advice. */
  readonly failure: Readonly<Record<StoryFailure, string>>;
  /** Names of the acts. */
  readonly act: Readonly<Record<StoryAct, string>>;
  /** Results of the steps, in the list of the run. */
  readonly run: Readonly<Record<RunStepName, string>>;
  /** Names of the figures that a step shows. */
  readonly result: Readonly<Record<StoryResultName | "unchanged" | "completed" | "fee", string>>;
  /** The people of the first step, and what each role does in the story. */
  readonly cast: Readonly<Record<Person["role"] | "label", string>>;
  readonly steps: Readonly<Record<StoryStepName, StoryStepMessages>>;
}

export interface StoryStepMessages {
  readonly title: string;
  readonly text: string;
  /** The data that the action of the step resets, below the list of the run. Only with the emulator. */
  readonly note?: string;
  /** How the presenter performs the step on the screen instead. */
  readonly byHand?: string;
  /** Label of the button that performs the step. Default: `doIt`. */
  readonly action?: string;
  /** Outcome of the step, once the service has confirmed it. The last step has none. */
  readonly done?: string;
  /** A fact that explains the result, once the step is done. A link to the order follows it. */
  readonly after?: string;
}

export type StoryStepName =
  | "begin"
  | "deposit"
  | "sender"
  | "clear"
  | "trade"
  | "payment"
  | "secondPerson"
  | "approval"
  | "settlement"
  | "access"
  | "endpoint"
  | "outage"
  | "recovery"
  | "closing";

/** The last step only looks back. */
export type RunStepName = Exclude<StoryStepName, "closing">;

export type StoryResultName =
  | "onHold"
  | "pending"
  | "waiting"
  | "available"
  | "locked"
  | "payment"
  | "paid"
  | "received"
  | "recipient"
  | "amount"
  | "maxFee"
  | "attempts"
  | "response";

type ClosingMessage =
  | "available"
  | "before"
  | "now"
  | "proven"
  | "deposit"
  | "trade"
  | "payment"
  | "webhooks"
  | "attempts"
  | "start"
  | "key"
  | "docs";

type PanelMessage =
  | "progress"
  | "acts"
  | "left"
  | "inProgress"
  | "failed"
  | "tryAgain"
  | "waiting"
  | "doIt"
  | "next"
  | "skip"
  | "back"
  | "startOver"
  | "play"
  | "pause"
  | "released"
  | "bought"
  | "settled"
  | "explore"
  | "openOrder"
  | "startHere"
  | "attempt"
  | "completed"
  | "skipped"
  | "signedIn";
