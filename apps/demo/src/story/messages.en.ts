import type { Person } from "../session/people.ts";
import type { StoryFailure } from "./StoryError.ts";
import type { StoryAct } from "./storyActs.ts";

/** Messages of the guided story. */
export const en: StoryMessages = {
  progress: "Step {step} of {count}",
  acts: "Acts",
  left: "{time} left",
  failed: "The server didn’t complete this step. Try again, or skip it.",
  tryAgain: "Try again",
  waiting: "Waiting for the service to confirm this.",
  next: "Next",
  skip: "Skip",
  back: "Back",
  startOver: "Play again",
  play: "Play",
  pause: "Pause",
  explore: "Explore on your own",
  startHere: "Start with this account",
  keepAccount: "Keep this account",
  route: "Three acts in {time}",
  attempt: "Attempt {count}",
  completed: "Done",
  skipped: "Skipped",
  signedIn: "{person} is signed in now.",
  openOrder: "Open the order",
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
    amount: "Amount",
    maxFee: "Highest fee",
    attempts: "Attempts",
    response: "Last response",
    locked: "Locked for {recipient}",
    fee: "including a fee of {fee}",
  },
  cast: {
    label: "Who is who",
    treasury: "pays and trades",
    compliance: "approves payments",
  },
  failure: {
    blocked: "“{control}” can’t be used now. Check what the screen says, then try again.",
    missing: "The screen doesn’t show what this step needs. Close any open window, then try again.",
    unseen: "The result didn’t appear in time. Check what the screen says, then try again.",
    noDeposit: "No deposit is on hold. Go back one step and let it arrive.",
    unreachable: "The service can’t reach bookkeeping from here. Skip this step.",
  },
  closing: {
    answer: "{deposit} was on hold until its sender was known. Then it bought {bought}.",
    available: "{currency} available",
    before: "Before",
    now: "Now",
    deposit: "Deposit released",
    trade: "Bitcoin bought",
    payment: "Payment, with a fee of {fee}",
    other: "Other changes",
    lost: "0 events lost",
    attempts: "The sample event arrived at attempt {count}, after an outage",
    people: "Who did what",
    requested: "requested the payment and could not approve it",
    approved: "approved it, and cannot request payments",
    start: "Add these screens to your app",
    command: "the command",
    key: "The API key stays on your server.",
    docs: "Start in ten minutes",
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
    recovery: "Event delivered",
  },
  steps: {
    begin: {
      title: "451.51 USDT arrives. You can’t spend it yet.",
      text: "See why, who has to approve a large payment, and what happens to an event during an outage.",
      note: "Resets the emulated account first.",
      action: "Start from a fresh account",
      doing: "Resetting the account…",
      done: "The account is ready.",
    },
    deposit: {
      title: "A deposit arrives on hold",
      text: "451.51 USDT arrives, and the page shows it at once. The service holds it until it knows the sender.",
      byHand: "Or do it yourself: simulate a stablecoin deposit of 451.51 in the simulator (press s).",
      action: "Let the deposit arrive",
      doing: "The deposit is on its way…",
      done: "On hold. The available dollars don’t move yet.",
    },
    sender: {
      title: "Amara adds the sender",
      text: "The form asks only for what the service needs. The browser never stores the answers.",
      byHand: "Or do it yourself: choose Add sender, fill in the form and submit it.",
      action: "Add the sender",
      doing: "Filling in the sender…",
      done: "Sender accepted. The deposit is pending.",
    },
    clear: {
      title: "The money becomes available",
      text: "The service releases the deposit: it leaves the incoming amount and raises the available dollars.",
      note: "The emulator releases it once its clock has moved on.",
      action: "Let ten minutes pass",
      doing: "Moving the clock on…",
      done: "The deposit is available.",
    },
    trade: {
      title: "Amara buys bitcoin",
      text: "The released 451.51 USD pays for it. She sees the price, and how long it is held, before she accepts it.",
      byHand: "Or do it yourself: choose USD, enter 451.51, request the quote, then choose Accept quote.",
      action: "Buy BTC for 451.51 USD",
      doing: "Requesting a quote, then accepting it…",
      done: "Bought at the accepted price.",
      after: "The service keeps balances in naira and dollars only. The order records the bitcoin.",
    },
    payment: {
      title: "A large payment waits",
      text: "Amara pays a supplier 1,250,000 NGN. Above 1,000,000 NGN, Harmattan’s policy asks for a second person.",
      byHand:
        "Or do it yourself: choose Kano Grain Traders, enter 1250000, get the quote, type the amount again and send.",
      action: "Request the payment",
      doing: "Filling in the payment…",
      done: "The request is recorded. Nothing was sent.",
    },
    approval: {
      title: "Nobody approves their own payment",
      text: "Amara can cancel her request, but not approve it. Kwame sees recipient, amount and highest fee before he decides.",
      byHand: "Or do it yourself: sign in as Kwame, open the payment and choose Approve and send.",
      action: "Approve as Kwame",
      doing: "Kwame reviews the payment…",
      done: "Approved by Kwame and sent.",
    },
    settlement: {
      title: "The payment settles",
      text: "The payment is sent exactly once. Its amount and fee stay locked until the service settles it.",
      action: "Let ten minutes pass",
      doing: "Moving the clock on to the settlement…",
      done: "The service completed the payment and released the lock.",
    },
    endpoint: {
      title: "Amara adds a webhook for bookkeeping",
      text: "Bookkeeping learns of every payment from it. The signing secret is shown once and never stored in the browser.",
      note: "The emulator also delivers to this local address. A real service needs HTTPS on a public address.",
      byHand:
        "Or do it yourself: add an endpoint, paste the URL, choose withdrawal.success, save and store the secret.",
      action: "Add the endpoint",
      doing: "Filling in the endpoint…",
      done: "The endpoint is enabled and waits for events.",
    },
    outage: {
      title: "Bookkeeping goes down",
      text: "The service sends a sample event, which cannot be delivered. It retries after about 30 seconds, 5 minutes and 30 minutes.",
      action: "Break it for six minutes",
      doing: "Three attempts fail…",
      done: "The service keeps retrying the event.",
    },
    recovery: {
      title: "It recovers, and nothing is lost",
      text: "Bookkeeping responds again. The next retry delivers the event.",
      action: "Fix it and let time pass",
      doing: "Waiting for the next retry…",
      done: "The retry delivered the event.",
    },
    closing: {
      title: "Where the money went",
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
  /** The content of each act, shown before the story begins. */
  readonly about: Readonly<Record<StoryAct, string>>;
  /** Results of the steps, in the list of the run. */
  readonly run: Readonly<Record<RunStepName, string>>;
  /** States that a step begins or ends with, as the page names them. */
  readonly status: Readonly<Record<"failing" | "delivering" | "approved" | "completed", string>>;
  /** Names of the figures that a step shows. */
  readonly result: Readonly<Record<StoryResultName | "onHold" | "pending" | "unchanged" | "fee", string>>;
  /** The people of the first step, and what each role does in the story. */
  readonly cast: Readonly<Record<StoryRole | "label", string>>;
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
  /** A fact that explains the result, once the step is done. A link to the order follows it. */
  readonly after?: string;
}

/** The people whom the story needs. */
export type StoryRole = Exclude<Person["role"], "viewer">;

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
  | "amount"
  | "maxFee"
  | "attempts"
  | "response";

type ClosingMessage =
  | "answer"
  | "available"
  | "before"
  | "now"
  | "deposit"
  | "trade"
  | "payment"
  | "other"
  | "lost"
  | "attempts"
  | "people"
  | "requested"
  | "approved"
  | "start"
  | "command"
  | "key"
  | "docs";

type PanelMessage =
  | "progress"
  | "acts"
  | "left"
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
  | "startHere"
  | "keepAccount"
  | "route"
  | "attempt"
  | "completed"
  | "skipped"
  | "signedIn";
