import type { StoryStepName } from "./messages.en.ts";

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
  /** Types of the events that the receiver has received since the story began. */
  readonly events: readonly string[];
  /** ID of the bookkeeping endpoint. `undefined` before the endpoint exists. */
  readonly bookkeepingId: string | undefined;
  /** Version of the bookkeeping endpoint's secret. `undefined` before the endpoint exists. */
  readonly bookkeepingVersion: number | undefined;
  /** Highest number of attempts among the failed deliveries to the bookkeeping endpoint. */
  readonly failedAttempts: number;
  /** ID of the approval of the payment that the policy held since the story began. */
  readonly approvalId: string | undefined;
  readonly approvalStatus: string | undefined;
  /** Status of the payment at the service. `undefined` before the proxy has sent it. */
  readonly paymentStatus: string | undefined;
  /** The payment that the policy held since the story began. */
  readonly payment: StoryPayment | undefined;
  readonly recipientCount: number | undefined;
  readonly subject: string | undefined;
}

export interface StoryAmount {
  /** Decimal string. */
  readonly value: string;
  readonly currency: string;
}

export interface StoryPayment {
  readonly amount: StoryAmount;
  readonly recipient: string;
  /** ID of the person who approved it. */
  readonly approvedBy: string | null;
}

/** Actions of the panel's buttons. Each causes a real operation. */
export type StoryAction =
  | "begin"
  | "deposit"
  | "answer"
  | "advance"
  | "trade"
  | "createEndpoint"
  | "rotate"
  | "fail"
  | "becomeLeila"
  | "becomeAmara"
  | "becomeKwame"
  | "pay"
  | "approve";

export interface StoryStep {
  readonly name: StoryStepName;
  readonly act: 1 | 2;
  readonly action?:
    | {
        readonly name: StoryAction;
        /** Whether the action needs the emulator's controls. */
        readonly needsEmulator?: boolean | undefined;
      }
    | undefined;
  /** URL path of the step's screen. */
  readonly path: string;
  /** Whether the service confirms the step. Default: the action has run and `isListening` is true. */
  readonly isDone?: ((facts: StoryFacts) => boolean) | undefined;
}

export const storySteps: readonly StoryStep[] = [
  { name: "begin", act: 1, path: "/", action: { name: "begin" } },
  {
    name: "deposit",
    act: 1,
    path: "/",
    action: { name: "deposit", needsEmulator: true },
    isDone: ({ depositId }) => depositId !== undefined,
  },
  { name: "queue", act: 1, path: "/compliance", isDone: ({ events }) => events.includes("deposit.action_required") },
  {
    name: "sender",
    act: 1,
    path: "/compliance",
    action: { name: "answer" },
    isDone: ({ depositStatus }) => depositStatus !== undefined && depositStatus !== "action_required",
  },
  {
    name: "clear",
    act: 1,
    path: "/",
    action: { name: "advance", needsEmulator: true },
    isDone: ({ depositStatus }) => depositStatus === "success",
  },
  {
    name: "trade",
    act: 1,
    path: "/markets/BTC-USD?side=buy&amount=0.0206",
    action: { name: "trade" },
    isDone: ({ events }) => events.includes("exchange.cancelled"),
  },
  {
    name: "endpoint",
    act: 1,
    path: "/webhooks",
    action: { name: "createEndpoint", needsEmulator: true },
    isDone: ({ bookkeepingVersion }) => bookkeepingVersion !== undefined,
  },
  {
    name: "rotation",
    act: 1,
    path: "/webhooks",
    action: { name: "rotate", needsEmulator: true },
    isDone: ({ bookkeepingVersion }) => (bookkeepingVersion ?? 0) > 1,
  },
  {
    name: "outage",
    act: 1,
    path: "/webhooks/history",
    action: { name: "fail", needsEmulator: true },
    isDone: ({ failedAttempts }) => failedAttempts > 1,
  },
  {
    name: "access",
    act: 1,
    path: "/recipients",
    action: { name: "becomeLeila" },
    isDone: ({ subject }) => subject === "leila@harmattan.example",
  },
  {
    name: "treasury",
    act: 2,
    path: "/transactions",
    action: { name: "becomeAmara" },
    isDone: ({ subject }) => subject === "amara@harmattan.example",
  },
  {
    name: "payment",
    act: 2,
    path: "/pay",
    action: { name: "pay" },
    isDone: ({ approvalId }) => approvalId !== undefined,
  },
  {
    name: "secondPerson",
    act: 2,
    path: "/approvals",
    action: { name: "becomeKwame" },
    isDone: ({ subject }) => subject === "kwame@harmattan.example",
  },
  {
    name: "approval",
    act: 2,
    path: "/approvals",
    action: { name: "approve" },
    isDone: ({ approvalStatus }) => approvalStatus === "executed",
  },
  {
    name: "settlement",
    act: 2,
    path: "/transactions",
    action: { name: "advance", needsEmulator: true },
    isDone: ({ paymentStatus }) => paymentStatus === "success",
  },
  { name: "closing", act: 2, path: "/" },
];

export const secondAct = storySteps.findIndex(({ act }) => act === 2);
