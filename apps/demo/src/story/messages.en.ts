import type { StoryAct, StoryStage } from "./storyActs.ts";

/** Messages of the guided story. */
export const en: StoryMessages = {
  progress: "Step {step} of {count}",
  acts: "Acts",
  left: "{time} left",
  inProgress: "In progress…",
  failed: "This step failed: {reason}",
  confirmed: "Confirmed by the service.",
  waiting: "Waiting for the service to confirm this.",
  doIt: "Do it for me",
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
  closing: {
    available: "Available",
    before: "Before",
    now: "Now",
    deposit: "{amount} arrived, was held for its sender, and was released",
    trade: "{amount} was bought with US dollars, at the accepted price",
    payment: "{amount} was sent to {recipient}, approved by {person}",
    webhooks: "Signed webhooks received: {count}",
    attempts: "A webhook event arrived on attempt {count}, after an outage",
    start: "The API key never left the server. To add these screens to your own app, run:",
    docs: "Start in ten minutes",
  },
  act: {
    receive: "Money in",
    pay: "Money out",
    connect: "Under the hood",
  },
  journey: {
    receive: "Deposit",
    pay: "Payment",
    connect: "Webhook event",
    held: "On hold",
    answered: "Sender added",
    available: "Available",
    requested: "Waiting for approval",
    approved: "Approved and sent",
    settled: "Completed",
    connected: "Endpoint ready",
    retried: "Retrying",
    delivered: "Delivered",
  },
  steps: {
    begin: {
      title: "A day at Harmattan Pay",
      text: "Harmattan Pay runs its exchange and wallet account from its own admin. Follow a deposit, a payment and a webhook event to their end.",
      action: "Start from a fresh account",
    },
    deposit: {
      title: "A deposit arrives and is held",
      text: "451.51 USDT arrives, and the page updates at once. The funds stay on hold until the service knows who sent them.",
      byHand: "Or simulate a stablecoin deposit of 451.51 in the simulator (press s).",
      action: "Let the deposit arrive",
    },
    sender: {
      title: "Amara adds the sender",
      text: "The form asks only for what the service needs. The answers are never stored in the browser.",
      byHand: "Choose Add sender, fill in the form and submit it.",
    },
    clear: {
      title: "The money becomes available",
      text: "The deposit clears after a few minutes. Watch the available balance go up.",
      action: "Let ten minutes pass",
    },
    trade: {
      title: "Amara buys bitcoin",
      text: "She sees the price before she accepts it. A double click or a lost connection never places a second order. Balances are in naira and dollars, so the bitcoin is in the order.",
      byHand: "Press Enter to request the quote, then choose Accept quote.",
    },
    payment: {
      title: "A large payment waits",
      text: "Amara pays a supplier 1,250,000 NGN. Above 1,000,000 NGN, Harmattan’s policy asks for a second person, so no money moves yet.",
      byHand: "Choose Kano Grain Traders, enter 1250000, get the quote, type the amount again and send.",
      done: "The request is recorded. Nothing was sent.",
    },
    secondPerson: {
      title: "Nobody approves their own payment",
      text: "Amara sees her request but cannot approve it. Kwame from compliance approves payments, but cannot request one.",
      action: "Sign in as Kwame",
      done: "Signed in as Kwame.",
    },
    approval: {
      title: "Kwame approves it",
      text: "He sees the recipient, the amount and the highest fee. If the recipient changes or the fee rises, nothing is sent.",
      byHand: "Open the payment and choose Approve and send.",
    },
    settlement: {
      title: "The payment settles",
      text: "It was sent exactly once. The amount is locked until the service settles it.",
      action: "Let ten minutes pass",
    },
    access: {
      title: "Everyone sees what their role allows",
      text: "Leïla has read-only access. Everything else is disabled, with the reason above, and a forbidden request is never sent.",
      action: "Sign in as Leïla",
      done: "Signed in as Leïla.",
    },
    endpoint: {
      title: "Amara adds a webhook for bookkeeping",
      text: "The signing secret is shown once and never stored in the browser.",
      byHand: "Add an endpoint, paste the URL below, choose deposit.success, save, and store the secret.",
    },
    outage: {
      title: "Bookkeeping goes down",
      text: "The service sends a sample event, which cannot be delivered. It retries after about 30 seconds, 5 minutes and 30 minutes.",
      action: "Break it and let six minutes pass",
      done: "Not delivered. The service retries.",
    },
    recovery: {
      title: "It recovers, and nothing is lost",
      text: "Bookkeeping responds again. The next retry delivers the event.",
      action: "Fix it and wait for the retry",
    },
    closing: {
      title: "The day in figures",
      text: "Every step went through the same API as in production. These are the balances before and after.",
    },
  },
};

export interface StoryMessages extends Readonly<Record<PanelMessage, string>> {
  /** The last step lists the figures of the run. */
  readonly closing: Readonly<Record<ClosingMessage, string>>;
  /** Names of the acts. */
  readonly act: Readonly<Record<StoryAct, string>>;
  /** Names of the journeys and of their stages. */
  readonly journey: Readonly<Record<StoryAct | StoryStage, string>>;
  readonly steps: Readonly<Record<StoryStepName, StoryStepMessages>>;
}

export interface StoryStepMessages {
  readonly title: string;
  readonly text: string;
  /** How the presenter performs the step on the screen instead. */
  readonly byHand?: string;
  /** Label of the button that performs the step. Default: `doIt`. */
  readonly action?: string;
  /** Status of the step when it is done. Default: `confirmed`. */
  readonly done?: string;
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

type ClosingMessage =
  | "available"
  | "before"
  | "now"
  | "deposit"
  | "trade"
  | "payment"
  | "webhooks"
  | "attempts"
  | "start"
  | "docs";

type PanelMessage =
  | "progress"
  | "acts"
  | "left"
  | "inProgress"
  | "failed"
  | "confirmed"
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
  | "explore";
