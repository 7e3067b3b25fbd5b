import { sentenceCase } from "../../format/sentenceCase.ts";
import type { Text } from "../../text/text.ts";
import type { BadgeProps } from "./Badge.tsx";

export type StatusTone = NonNullable<BadgeProps["tone"]>;

type Tones = { readonly [TSection in keyof Text]?: { readonly [TKey in keyof Text[TSection]]?: StatusTone } };

/**
 * The tone of every status, by section and key of its word. `info`: in progress, a grey fill. `warn`: needs a person, only a
 * part of a payment happened, or nobody knows. `success`: done. `danger`: failed. `neutral`: over without anything to do, or not
 * begun.
 */
export const statusTones = {
  transactions: { pending: "info", actionRequired: "warn", success: "success", partial: "warn", failed: "danger" },
  orders: {
    waiting: "info",
    filling: "info",
    filled: "success",
    // The order is over, and its unfilled rest is free again. Nobody has to act.
    partlyFilled: "neutral",
    cancelled: "neutral",
    rejected: "danger",
  },
  quoteAccept: { statusAccepted: "success" },
  // Changed details are a common sign of fraud.
  recipientList: { changedToday: "warn", changedYesterday: "warn", waiting: "warn", deletionWaiting: "warn" },
  approvals: {
    pending: "info",
    approved: "info",
    executing: "info",
    executed: "success",
    executedSaved: "success",
    executedDeleted: "success",
    failed: "danger",
    rejected: "danger",
    cancelled: "neutral",
    expired: "neutral",
    outcomeUnknown: "warn",
  },
  paymentBatches: {
    running: "info",
    attention: "warn",
    waitingForApproval: "info",
    finished: "success",
    finishedPartly: "warn",
    finishedUnknown: "warn",
    stopped: "neutral",
    stoppedUnknown: "warn",
    lineWaiting: "neutral",
    lineSending: "info",
    lineApproval: "info",
    lineSubmitted: "info",
    lineFailed: "danger",
    lineRejected: "danger",
    lineCancelled: "neutral",
    lineExpired: "neutral",
    lineUnknown: "warn",
  },
  deliveryLog: { statusPending: "info", statusRetrying: "warn", statusDelivered: "success", statusFailed: "danger" },
  // An endpoint is enabled while its health is not known.
  webhookManager: { enabled: "neutral", disabled: "neutral" },
  webhookHealth: {
    delivering: "success",
    failing: "danger",
    unconfirmed: "warn",
    noDeliveries: "neutral",
    unavailable: "neutral",
  },
  balanceOverview: { overdue: "danger", withdrawalBlocked: "danger" },
  sessionBadge: { staging: "info", production: "warn", signedOut: "danger", unavailable: "warn" },
  eventFeed: { new: "info", setAside: "warn", paused: "neutral" },
  simulator: { outcome_uncertain: "warn", outcome_failed: "danger", done: "success" },
  recipientEditor: { verifiedMatches: "success" },
  live: {
    live: "success",
    stale: "warn",
    connecting: "neutral",
    reconnecting: "neutral",
    polling: "neutral",
    offline: "neutral",
  },
} as const satisfies Tones;

/** A status in words, with its tone. */
export interface StatusDescription {
  readonly label: string;
  readonly tone: StatusTone;
}

interface DescribeStatusParameters<TKey extends string> {
  readonly status: string;
  /** The key of the word for each known status. */
  readonly known: Readonly<Record<string, TKey>>;
  readonly messages: Readonly<Record<TKey, string>>;
  readonly tones: Readonly<Record<TKey, StatusTone>>;
}

/** Describes a status. The code of an unknown one becomes words, without a tone. */
export function describeStatusBy<TKey extends string>(parameters: DescribeStatusParameters<TKey>): StatusDescription {
  const { status, known, messages, tones } = parameters;
  const key = Object.hasOwn(known, status) ? known[status] : undefined;
  return key === undefined ? describeUnknownStatus(status) : { label: messages[key], tone: tones[key] };
}

/** Describes a status that the kit does not know. */
export function describeUnknownStatus(status: string): StatusDescription {
  return { label: sentenceCase(status), tone: "neutral" };
}
