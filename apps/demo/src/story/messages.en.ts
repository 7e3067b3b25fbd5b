import type { StoryFailure } from "./StoryError.ts";
import type { StoryAct, StoryStage } from "./storyActs.ts";

/** Messages of the guided story. */
export const en: StoryMessages = {
  progress: "Step {step} of {count}",
  acts: "Acts",
  left: "{time} left",
  inProgress: "In progress…",
  failed: "The server didn’t complete this step. Try again, or skip it.",
  tryAgain: "Try again",
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
  startHere: "Start with this account",
  signedIn: "{person} is signed in now.",
  result: {
    available: "Available",
    unchanged: "unchanged",
    paid: "Paid",
    received: "Received",
    recipient: "Recipient",
    amount: "Amount",
    maxFee: "Highest fee",
    attempts: "Attempts",
    response: "Last response",
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
    deposit: "{amount} arrived, was held for its sender, and was released",
    trade: "{amount} was bought for {paid}, at the accepted price",
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
      note: "This resets the emulated account: its transactions, orders, recipients, approvals, endpoints and drafts. Nothing outside it changes.",
      action: "Start from a fresh account",
      done: "The account is ready.",
    },
    deposit: {
      title: "A deposit arrives and is held",
      text: "451.51 USDT arrives, and the page updates at once. The funds stay on hold until the service knows who sent them, so the available dollars don’t move yet.",
      byHand: "Or simulate a stablecoin deposit of 451.51 in the simulator (press s).",
      action: "Let the deposit arrive",
      done: "The deposit arrived and is on hold.",
    },
    sender: {
      title: "Amara adds the sender",
      text: "The form asks only for what the service needs. The answers are never stored in the browser.",
      byHand: "Choose Add sender, fill in the form and submit it.",
      done: "Sender accepted. Pending until it clears.",
    },
    clear: {
      title: "The money becomes available",
      text: "The deposit clears after a few minutes. Watch the available dollars go up.",
      action: "Let ten minutes pass",
      done: "The deposit is part of the available dollars.",
    },
    trade: {
      title: "Amara buys bitcoin",
      text: "She sees the price before she accepts it. A double click or a lost connection never places a second order. The service has balances in naira and dollars only: her dollars fall by what she paid.",
      byHand: "Press Enter to request the quote, then choose Accept quote.",
      done: "Bought at the accepted price.",
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
      text: "The record shows him recipient, amount and highest fee before he decides. If the recipient changes or the fee rises, nothing is sent.",
      byHand: "Open the payment and choose Approve and send.",
      done: "Approved by Kwame and sent to the service.",
    },
    settlement: {
      title: "The payment settles",
      text: "It was sent exactly once. It stays pending until the service settles it.",
      action: "Let ten minutes pass",
      done: "The service completed the payment.",
    },
    access: {
      title: "Everyone sees what their role allows",
      text: "Leïla has read-only access. Everything else is disabled, with the reason above, and a forbidden request is never sent.",
      action: "Sign in as Leïla",
      done: "Signed in as Leïla. Changes are disabled.",
    },
    endpoint: {
      title: "Amara adds a webhook for bookkeeping",
      text: "The signing secret is shown once and never stored in the browser.",
      byHand: "Add an endpoint, paste the URL below, choose deposit.success, save, and store the secret.",
      done: "The endpoint is enabled and waits for events.",
    },
    outage: {
      title: "Bookkeeping goes down",
      text: "The service sends a sample event, which cannot be delivered. It retries after about 30 seconds, 5 minutes and 30 minutes. The endpoint’s health shows it at once.",
      action: "Break it for six minutes",
      done: "The endpoint is failing. The service retries.",
    },
    recovery: {
      title: "It recovers, and nothing is lost",
      text: "Bookkeeping responds again. The next retry delivers the event.",
      action: "Fix it and let time pass",
      done: "The retry delivered the event.",
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
  /** The obstacles that kept the story from performing a step, each with advice. */
  readonly failure: Readonly<Record<StoryFailure, string>>;
  /** Names of the acts. */
  readonly act: Readonly<Record<StoryAct, string>>;
  /** Names of the journeys and of their stages. */
  readonly journey: Readonly<Record<StoryAct | StoryStage, string>>;
  /** Names of the figures that a step shows. */
  readonly result: Readonly<Record<StoryResultName | "unchanged", string>>;
  readonly steps: Readonly<Record<StoryStepName, StoryStepMessages>>;
}

export interface StoryStepMessages {
  readonly title: string;
  readonly text: string;
  /** Names the data that the action of the step resets. Only with the emulator. */
  readonly note?: string;
  /** How the presenter performs the step on the screen instead. */
  readonly byHand?: string;
  /** Label of the button that performs the step. Default: `doIt`. */
  readonly action?: string;
  /** Outcome of the step, once the service has confirmed it. The last step has none. */
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

export type StoryResultName =
  | "available"
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
  | "startHere"
  | "signedIn";
