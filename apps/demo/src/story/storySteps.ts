import type { StoryStepName } from "./StoryMessages.ts";
import type { StoryAct } from "./storyActs.ts";

/** State of the service that the steps check. */
export interface StoryFacts {
  /** Whether the story detects new events: the earlier events are loaded and the page receives updates. */
  readonly isListening: boolean;
  /** ID of the deposit that went on hold since the story began. Another tab may have simulated it. */
  readonly depositId: string | undefined;
  readonly depositStatus: string | undefined;
  /** Its reference, which names it in lists. */
  readonly depositReference: string | undefined;
  readonly depositAmount: StoryAmount | undefined;
  /** ID of the bookkeeping endpoint. `undefined` before the endpoint exists. */
  readonly bookkeepingId: string | undefined;
  /** Types of the events that it receives. */
  readonly bookkeepingEvents: readonly string[];
  /** Available and withdrawable funds, as the service reports them. Empty for a person who may not see them. */
  readonly available: readonly StoryFunds[];
  /** Highest number of attempts of a delivery to the bookkeeping endpoint that failed at first. 0 if none did. */
  readonly attempts: number;
  /** HTTP status of the last response to that delivery. */
  readonly lastResponse: number | undefined;
  /** Whether a delivery that failed at first has arrived. */
  readonly isRecovered: boolean;
  /** When it arrived (RFC 3339). */
  readonly deliveredAt: string | undefined;
  /** ID of the approval of the payment that the policy held since the story began. */
  readonly approvalId: string | undefined;
  readonly approvalStatus: string | undefined;
  /** Status of the payment at the service. `undefined` before the proxy has sent it. */
  readonly paymentStatus: string | undefined;
  /** The payment that the policy held since the story began. */
  readonly payment: StoryPayment | undefined;
  /** The fee of the payment. `undefined` before the proxy has sent it. */
  readonly paymentFee: StoryAmount | undefined;
  readonly subject: string | undefined;
  /** ID of the order of the trade. `undefined` before it is completely filled. */
  readonly orderId: string | undefined;
  /** The amount that the trade bought. `undefined` before its order is completely filled. */
  readonly bought: StoryAmount | undefined;
  /** Withdrawable funds when the story began, and now. Available ones of a currency without withdrawable ones. */
  readonly balances: readonly StoryBalance[];
}

export interface StoryBalance {
  readonly currency: string;
  /** Decimal strings. */
  readonly before: string;
  readonly now: string;
}

export interface StoryAmount {
  /** Decimal string. */
  readonly value: string;
  readonly currency: string;
}

/** The available amount of a currency. */
export interface StoryFunds extends StoryAmount {
  /** The amount that can be withdrawn now, as a decimal string. `undefined` if the service does not report it. */
  readonly withdrawable?: string | undefined;
}

export interface StoryPayment {
  readonly amount: StoryAmount;
  readonly recipient: string;
  /** The highest fee that an approval allows, as a decimal string. `undefined` if the quote showed none. */
  readonly maxFee: string | undefined;
  /** ID of the person who approved it. */
  readonly approvedBy: string | null;
}

/** Actions of the panel's buttons. Each causes a real operation. */
export type StoryAction =
  | "begin"
  | "deposit"
  | "answer"
  | "clear"
  | "settle"
  | "trade"
  | "createEndpoint"
  | "fail"
  | "recover"
  | "pay"
  | "approve";

/** A state with a colour and a sign of its own. `hold` and `waiting` need somebody to act. */
export type StoryOutcome = "done" | "hold" | "waiting" | "outage";

export interface StoryStep {
  readonly name: StoryStepName;
  readonly act: StoryAct;
  readonly action?:
    | {
        readonly name: StoryAction;
        /** Whether the action needs the emulator's controls. */
        readonly needsEmulator?: boolean | undefined;
      }
    | undefined;
  /** URL path of the step's screen. */
  readonly path: string;
  /** URL path of the record that the step changed. The story opens it when it has performed the step. Default: `path`. */
  readonly resultPath?: string | undefined;
  /** Whether the service confirms the step. Default: the action has run and `isListening` is true. */
  readonly isDone?: ((facts: StoryFacts) => boolean) | undefined;
  /** The state that the step ends with. Default: `done`. */
  readonly outcome?: StoryOutcome | undefined;
  /** The step that ends the hold, the wait or the outage. */
  readonly resolvedBy?: StoryStepName | undefined;
  /** The person who performs the step. The story signs them in before it. Default: the person who is signed in. */
  readonly person?: string | undefined;
}

export const AMARA = "amara@harmattan.example";
export const KWAME = "kwame@harmattan.example";

export const DEPOSIT_AMOUNT = "451.51";
/** The bank transfer whose event the outage delays. It is not held. */
export const TRANSFER_AMOUNT = "250000.00";
/** The part of the deposit that is spent. The rest stays, so that the end shows more than cents. */
export const TRADE_AMOUNT = "200";

export const storySteps: readonly StoryStep[] = [
  { name: "begin", act: "receive", path: "/", action: { name: "begin" } },
  {
    name: "deposit",
    act: "receive",
    path: "/",
    action: { name: "deposit", needsEmulator: true },
    isDone: ({ depositId }) => depositId !== undefined,
    outcome: "hold",
    resolvedBy: "clear",
  },
  {
    name: "sender",
    act: "receive",
    path: "/compliance",
    resultPath: "/transactions",
    action: { name: "answer" },
    isDone: ({ depositStatus }) => depositStatus !== undefined && depositStatus !== "action_required",
  },
  {
    name: "clear",
    act: "receive",
    path: "/",
    action: { name: "clear", needsEmulator: true },
    isDone: ({ depositStatus }) => depositStatus === "success",
  },
  {
    name: "trade",
    act: "receive",
    path: "/markets/BTC-USD?side=buy",
    action: { name: "trade" },
    isDone: ({ bought }) => bought !== undefined,
  },
  {
    name: "payment",
    act: "pay",
    path: "/pay",
    action: { name: "pay" },
    isDone: ({ approvalId }) => approvalId !== undefined,
    outcome: "waiting",
    resolvedBy: "approval",
    person: AMARA,
  },
  {
    name: "approval",
    act: "pay",
    path: "/approvals",
    action: { name: "approve" },
    isDone: ({ approvalStatus }) => approvalStatus === "executed",
    // She sees her request without the button that approves it.
    person: AMARA,
  },
  {
    name: "settlement",
    act: "pay",
    path: "/transactions",
    action: { name: "settle", needsEmulator: true },
    isDone: ({ paymentStatus }) => paymentStatus === "success",
  },
  {
    name: "endpoint",
    act: "connect",
    path: "/webhooks",
    action: { name: "createEndpoint", needsEmulator: true },
    isDone: ({ bookkeepingId }) => bookkeepingId !== undefined,
    person: AMARA,
  },
  {
    name: "outage",
    act: "connect",
    path: "/webhooks",
    action: { name: "fail", needsEmulator: true },
    isDone: ({ attempts }) => attempts > 1,
    outcome: "outage",
    resolvedBy: "recovery",
  },
  {
    name: "recovery",
    act: "connect",
    path: "/webhooks",
    action: { name: "recover", needsEmulator: true },
    isDone: ({ isRecovered }) => isRecovered,
  },
  { name: "closing", act: "connect", path: "/" },
];

/** Returns the index of the first step of an act. */
export function firstStepOf(act: StoryAct): number {
  return storySteps.findIndex((step) => step.act === act);
}
