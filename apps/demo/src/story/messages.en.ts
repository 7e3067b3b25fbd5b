import type { StoryFailure } from "./StoryError.ts";
import type { StoryAct } from "./storyActs.ts";

/** Messages of the guided story. */
export const en: StoryMessages = {
  progress: "Step {step} of {count}",
  acts: "Acts",
  failed: "The server didn’t complete this step. Try again, or skip it.",
  tryAgain: "Try again",
  waiting: "Waiting for Tamarind to confirm this.",
  next: "Next",
  skip: "Skip",
  back: "Back",
  startOver: "Play again",
  play: "Play all",
  pause: "Pause",
  explore: "Try it yourself",
  startHere: "Start with this account",
  keepAccount: "Keep this account",
  route: "Three acts in {time}",
  attempt: "Attempt {count}",
  completed: "Done",
  skipped: "Skipped",
  signedIn: "{person} is signed in now.",
  openOrder: "Open the order",
  byHand: "Do it yourself",
  status: {
    failing: "Failing",
    delivering: "Delivering",
    approved: "Approved and sent",
    completed: "Completed",
  },
  result: {
    onHold: "On hold",
    pending: "Pending",
    incoming: "Incoming",
    withdrawable: "Withdrawable now",
    waiting: "Waiting for approval",
    available: "Available",
    unchanged: "unchanged",
    paid: "Paid",
    received: "Received",
    attempts: "Attempts",
    first: "first",
    response: "Last response",
    locked: "Locked for {recipient}",
    fee: "Fee",
    withFee: "including a fee of {fee}",
  },
  cast: "Who is who",
  failure: {
    blocked: "“{control}” can’t be used now. Check what the screen says, then try again.",
    missing: "The screen doesn’t show what this step needs. Close any open window, then try again.",
    unseen: "The result didn’t appear in time. Check what the screen says, then try again.",
    noDeposit: "No deposit is on hold. Go back one step and let it arrive.",
    unreachable: "Tamarind can’t reach bookkeeping from here. Skip this step.",
  },
  closing: {
    released: "released once its sender was known",
    spent: "{paid} of it bought {bought}",
    people: "requested by {requester}, approved by {approver}",
    lost: "0 events lost",
    attempts: "in an outage: delivered at attempt {count}",
    changes: "How the balances changed",
    withdrawable: "{currency} withdrawable",
    before: "Before",
    now: "Now",
    deposit: "Deposit released",
    trade: "Bitcoin bought",
    payment: "Payment, with a fee of {fee}",
    second: "Transfer during the outage",
    other: "Other changes",
    start: "For your developers",
    command: "the command",
    key: "Adds these screens to your app. The API key stays on your server.",
    docs: "Start in ten minutes",
    share: "Copy link to this story",
  },
  act: {
    receive: "Receive and trade",
    pay: "Pay with two people",
    connect: "Stay in sync",
  },
  about: {
    receive: "A deposit on hold is released, and its dollars buy bitcoin.",
    pay: "The person who requests a large payment cannot approve it.",
    connect: "A webhook endpoint fails, and still receives its event.",
  },
  run: {
    deposit: "Deposit on hold",
    sender: "Sender added",
    clear: "Deposit released",
    trade: "Bitcoin bought",
    payment: "Payment requested",
    approval: "Approved and sent",
    settlement: "Payment completed",
    endpoint: "Endpoint added",
    outage: "Outage",
    outageEnded: "Outage ended",
    recovery: "Event delivered",
  },
  steps: {
    begin: {
      title: "Receive, trade and pay inside your own back office",
      text: "Harmattan Pay built its back office with partner-kit. Tamarind Exchange, its provider, holds the money. Both companies are fictional.",
      note: "Resets the emulated account first.",
      action: "Start from a fresh account",
      doing: "Resetting the account…",
      done: "The account is ready.",
    },
    deposit: {
      title: "A deposit arrives on hold",
      text: "451.51 USDT arrives, and the page shows it at once. Tamarind holds it until it knows the sender.",
      byHand: "Simulate a stablecoin deposit of 451.51 in the simulator (press s).",
      action: "Let the deposit arrive",
      doing: "The deposit is on its way…",
      done: "On hold. The available dollars don’t move yet.",
    },
    sender: {
      title: "Amara adds the sender",
      text: "The form asks only for what Tamarind needs. The browser never stores the answers.",
      byHand: "Choose Add sender, fill in the form and submit it.",
      action: "Add the sender",
      doing: "Filling in the sender…",
      done: "Sender accepted. The deposit is pending.",
      after: "The form, its checks and its four languages come with the kit.",
    },
    clear: {
      title: "The money becomes available",
      text: "Tamarind releases the deposit and credits one dollar for each USDT.",
      note: "We skip the wait.",
      action: "Let a minute pass",
      doing: "Moving the clock on…",
      done: "The deposit is available.",
    },
    trade: {
      title: "Amara buys bitcoin",
      text: "Up to 200 of the released dollars pay for it. Tamarind keeps balances in naira and dollars only, so the order records the bitcoin.",
      byHand: "Choose USD, enter 200, request the quote, then choose Accept quote.",
      action: "Buy BTC for up to 200 USD",
      doing: "Requesting a quote, then accepting it…",
      done: "Bought at the accepted price.",
      after: "The quote, its countdown and the order record come with the kit.",
    },
    payment: {
      title: "A large payment waits",
      text: "Amara pays a supplier 1,250,000 NGN. Above 1,000,000 NGN, Harmattan’s policy asks for a second person.",
      byHand: "Choose Kano Grain Traders, enter 1250000, get the quote, type the amount again and send.",
      action: "Request the payment",
      doing: "Filling in the payment…",
      done: "The request is recorded. Nothing was sent.",
    },
    approval: {
      title: "Nobody approves their own payment",
      text: "Amara can cancel her request, but not approve it. Kwame sees the recipient, the amount and the maximum fee before he decides.",
      byHand: "Sign in as Kwame, open the payment and choose Approve and send.",
      note: "In your product, Kwame signs in himself.",
      action: "Switch to Kwame to approve",
      doing: "Switching to Kwame, who reviews it…",
      done: "Approved by Kwame and sent.",
      after: "Limits, roles and the record of who decided come with the kit.",
    },
    settlement: {
      title: "The payment settles",
      text: "The payment is sent exactly once. Its amount and fee stay locked until Tamarind settles it.",
      note: "We skip the wait.",
      action: "Let a minute pass",
      doing: "Moving the clock on to the settlement…",
      done: "Paid. The lock is gone.",
      after: "The kit sends each payment once, also after a lost response.",
    },
    endpoint: {
      title: "Amara adds a webhook for bookkeeping",
      text: "It notifies bookkeeping of completed deposits and withdrawals. The signing secret is shown once.",
      byHand:
        "Add an endpoint, paste the URL, choose deposit.success and withdrawal.success, save and store the secret.",
      action: "Add the endpoint",
      doing: "Filling in the endpoint…",
      done: "Its secret was shown once. The endpoint waits for events.",
    },
    outage: {
      title: "Bookkeeping goes down",
      text: "Meanwhile, 250,000 NGN arrives by bank transfer. Its event can’t be delivered, so Tamarind retries it after about 30 seconds, 5 minutes and 30 minutes.",
      action: "Break it for six minutes",
      doing: "Three attempts fail…",
      done: "Bookkeeping is down. Tamarind keeps retrying the event.",
    },
    recovery: {
      title: "It recovers, and nothing is lost",
      text: "Bookkeeping responds again. The next retry delivers the event.",
      action: "Fix it and wait for the retry",
      doing: "Waiting for the next retry…",
      done: "Half an hour later, the retry delivered the event.",
      after: "The kit’s own receiver checks every signature and stores each event once.",
    },
    closing: {
      title: "All of this runs inside your own product",
      text: "Two people moved money through the screens of partner-kit, in their own back office.",
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
  /** The content of each act, shown before the story begins. */
  readonly about: Readonly<Record<StoryAct, string>>;
  /** Results of the steps, in the list of the run. */
  readonly run: Readonly<Record<RunStepName | "outageEnded", string>>;
  /** States that a step begins or ends with, as the page names them. */
  readonly status: Readonly<Record<"failing" | "delivering" | "approved" | "completed", string>>;
  /** Names of the figures that a step shows. */
  readonly result: Readonly<Record<StoryResultName | "onHold" | "pending" | "unchanged" | "withFee" | "first", string>>;
  /** Names the list of people in the first step. */
  readonly cast: string;
  readonly steps: Readonly<Record<StoryStepName, StoryStepMessages>>;
}

export interface StoryStepMessages {
  readonly title: string;
  readonly text: string;
  /** A difference between the emulator and a real service in this step. */
  readonly note?: string;
  /** How a person performs the step on the screen instead. */
  readonly byHand?: string;
  /** Label of the button that performs the step, which names what it does. */
  readonly action?: string;
  /** The action that the story performs in the step. */
  readonly doing?: string;
  /** Outcome of the step, once the service has confirmed it. The last step has none. */
  readonly done?: string;
  /** A fact that explains the result, or what the kit brings for it, once the step is done. */
  readonly after?: string;
}

export type StoryStepName =
  | "begin"
  | "deposit"
  | "sender"
  | "clear"
  | "trade"
  | "payment"
  | "approval"
  | "settlement"
  | "endpoint"
  | "outage"
  | "recovery"
  | "closing";

/** The first step only prepares the account, and the last one looks back. */
export type RunStepName = Exclude<StoryStepName, "begin" | "closing">;

export type StoryResultName =
  | "incoming"
  | "withdrawable"
  | "waiting"
  | "available"
  | "locked"
  | "paid"
  | "received"
  | "fee"
  | "attempts"
  | "response";

type ClosingMessage =
  | "released"
  | "spent"
  | "changes"
  | "withdrawable"
  | "before"
  | "now"
  | "deposit"
  | "trade"
  | "payment"
  | "second"
  | "other"
  | "lost"
  | "attempts"
  | "people"
  | "start"
  | "command"
  | "key"
  | "docs"
  | "share";

type PanelMessage =
  | "progress"
  | "acts"
  | "failed"
  | "tryAgain"
  | "waiting"
  | "next"
  | "skip"
  | "back"
  | "startOver"
  | "play"
  | "pause"
  | "explore"
  | "openOrder"
  | "byHand"
  | "startHere"
  | "keepAccount"
  | "route"
  | "attempt"
  | "completed"
  | "skipped"
  | "signedIn";
