/** Messages of the guided story. */
export const en: StoryMessages = {
  progress: "Act {act} · step {step} of {count}",
  left: "{time} left",
  inProgress: "In progress…",
  failed: "This step failed: {reason}",
  confirmed: "Confirmed by the service.",
  waiting: "Waiting for the service to confirm this.",
  doIt: "Do it for me",
  next: "Next",
  skip: "Skip",
  restart: "Restart",
  startOver: "Play again",
  secondAct: "Go to act 2",
  play: "Play",
  pause: "Pause",
  held: "On hold: {amount}",
  released: "{amount} available",
  closing: {
    deposit: "{amount} arrived, was held for its sender, and was released",
    payment: "{amount} was sent to {recipient}, approved by {person}",
    recipients: "Saved recipients: {count}",
    webhooks: "Signed webhooks received: {count}",
    attempts: "Delivery attempts during the outage: {count}",
    start: "The API key never left the server. To add these screens to your own app, run:",
    docs: "Start in ten minutes",
  },
  steps: {
    begin: {
      title: "A partner’s morning",
      text: "Harmattan Pay runs its exchange and wallet account from its own admin. The API key stays on the server. This page only receives data that the signed-in user may see.",
      action: "Start from a fresh account",
    },
    deposit: {
      title: "A deposit arrives and is held",
      text: "451.51 USDT arrives. The service asks for the sender before the funds become available.",
      byHand: "Or simulate a stablecoin deposit of 451.51 in the simulator (press s).",
      action: "Let the deposit arrive",
    },
    queue: {
      title: "The queue updates live",
      text: "The service sent a signed webhook. Harmattan’s server verified and stored it, and the page updated.",
    },
    sender: {
      title: "The sender is submitted",
      text: "The form asks only for what the service needs. Entries stay in memory: not in the URL, in storage or in a log.",
      byHand: "Add the sender on this screen and submit the form, or let the story do it.",
      action: "Answer: Sahel Textiles, Ghana",
    },
    clear: {
      title: "The funds clear",
      text: "The funds are unavailable until the deposit clears. When it clears, the balance updates.",
      action: "Let ten minutes pass",
    },
    trade: {
      title: "An accepted quote is partly filled",
      text: "A double click or a lost response never creates a second order. Half of this amount is filled, and the rest is cancelled.",
      byHand: "Press Enter to request the quote, then Accept quote.",
    },
    endpoint: {
      title: "An endpoint and its secret",
      text: "The secret is shown once and never stored in the browser. The form validates the URL before the service does.",
      byHand: "Add an endpoint, paste the URL below, choose deposit events, save, and store the secret.",
    },
    rotation: {
      title: "The secret is rotated",
      text: "Both secrets are valid until the overlap ends, so you can update the receiver without losing events.",
      byHand: "In the endpoint’s menu: Rotate secret.",
    },
    outage: {
      title: "The endpoint starts failing",
      text: "Bookkeeping returns 503. The service retries after about 30 seconds, 5 minutes and 30 minutes. The history shows each attempt.",
      action: "Break it, send an event, let six minutes pass",
    },
    access: {
      title: "Access is limited",
      text: "Leïla has read-only access. Every disabled control gives the reason, and a forbidden request is never sent.",
      action: "Sign in as Leïla",
    },
    treasury: {
      title: "A supplier has to be paid",
      text: "Amara from treasury pays suppliers. Harmattan’s policy lets her send up to 1,000,000 NGN on her own. Larger payments need a second person.",
      action: "Sign in as Amara",
    },
    payment: {
      title: "A large payment is held",
      text: "1,250,000 NGN goes to Kano Grain Traders. Harmattan’s policy holds the payment before it reaches the service, so no money moves.",
      byHand: "Choose the recipient, enter 1250000, get the quote, type the amount again and send.",
    },
    secondPerson: {
      title: "Nobody approves their own payment",
      text: "Amara sees her request, but cannot approve it. Kwame from compliance can approve payments, but cannot make one.",
      action: "Sign in as Kwame",
    },
    approval: {
      title: "Kwame approves it",
      text: "He sees recipient, amount and highest fee. Exactly this payment is sent. If the recipient changes or the fee rises, nothing is sent.",
      byHand: "Open the payment and choose Approve and send.",
    },
    settlement: {
      title: "The payment settles",
      text: "Harmattan’s server signed the payment and sent it once. The amount stays locked until the service settles it.",
      action: "Let ten minutes pass",
    },
    closing: {
      title: "Two people, one account",
      text: "Every step was a real operation.",
    },
  },
};

export interface StoryMessages extends Readonly<Record<PanelMessage, string>> {
  /** The last step lists the figures of the run. */
  readonly closing: Readonly<Record<ClosingMessage, string>>;
  readonly steps: Readonly<Record<StoryStepName, StoryStepMessages>>;
}

export interface StoryStepMessages {
  readonly title: string;
  readonly text: string;
  /** How the presenter performs the step on the screen instead. */
  readonly byHand?: string;
  /** Label of the button that performs the step. Default: `doIt`. */
  readonly action?: string;
}

export type StoryStepName =
  | "begin"
  | "deposit"
  | "queue"
  | "sender"
  | "clear"
  | "trade"
  | "endpoint"
  | "rotation"
  | "outage"
  | "access"
  | "treasury"
  | "payment"
  | "secondPerson"
  | "approval"
  | "settlement"
  | "closing";

type ClosingMessage = "deposit" | "payment" | "recipients" | "webhooks" | "attempts" | "start" | "docs";

type PanelMessage =
  | "progress"
  | "left"
  | "inProgress"
  | "failed"
  | "confirmed"
  | "waiting"
  | "doIt"
  | "next"
  | "skip"
  | "restart"
  | "startOver"
  | "secondAct"
  | "play"
  | "pause"
  | "held"
  | "released";
