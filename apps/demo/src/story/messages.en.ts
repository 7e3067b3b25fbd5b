/** Messages of the guided story. */
export const en: StoryMessages = {
  progress: "Act {act} · step {step} of {count}",
  inProgress: "In progress…",
  failed: "This step failed: {reason}",
  confirmed: "Confirmed by the service.",
  waiting: "Waiting for the service to confirm this.",
  doIt: "Do it for me",
  next: "Next",
  skip: "Skip",
  restart: "Restart",
  startOver: "Start over",
  secondAct: "Go to act 2",
  play: "Play",
  pause: "Pause",
  shown: [
    "The API key and the signing key stayed on the server. The page received only what the signed-in person may see.",
    "Signed webhooks updated every screen. Nobody reloaded the page.",
    "A repeated request never became a second order or a second payment.",
    "A large payment was sent only after a second person approved exactly that payment.",
  ],
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
      text: "The service sent a signed webhook. The proxy verified and stored it, and the page updated.",
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
      text: "1,250,000 NGN goes to Kano Grain Traders. The proxy holds the payment before it reaches the service, so no money moves.",
      byHand: "Choose the recipient, enter 1250000, get the quote, type the amount again and send.",
    },
    secondPerson: {
      title: "Nobody approves their own payment",
      text: "Amara sees her request, but cannot approve it. Kwame from compliance can approve payments, but cannot make one.",
      action: "Sign in as Kwame",
    },
    approval: {
      title: "Kwame approves it",
      text: "He sees recipient, amount and highest fee. The proxy sends exactly this payment. If the recipient changes or the fee rises, it sends nothing.",
      byHand: "Open the payment and choose Approve and send.",
    },
    settlement: {
      title: "The payment settles",
      text: "The proxy signed the payment and sent it once. The amount stays locked until the service settles it.",
      action: "Let ten minutes pass",
    },
    closing: {
      title: "Two people, one account",
      text: "Every step was a real operation.",
    },
  },
};

export interface StoryMessages extends Readonly<Record<PanelMessage, string>> {
  /** Facts that the story has shown, for its last step. */
  readonly shown: readonly string[];
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

type PanelMessage =
  | "progress"
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
  | "pause";
