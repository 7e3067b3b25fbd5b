import type { Approval } from "@partner-kit/contract";

/** A kind of task for a person. */
export type AttentionKind =
  /** Payments of this tab whose submission got no response. */
  | "unknownPayments"
  /** Bulk payments of this tab that got no response. */
  | "unknownBatches"
  /** Approved changes that were sent and got no response. */
  | "unknownOutcomes"
  /** Enabled webhook endpoints whose latest delivery failed. */
  | "failingWebhooks"
  /** Received events that the host's handler failed on. */
  | "parkedEvents"
  /** Deposits on hold for information about their sender. */
  | "heldDeposits"
  /** Changes of other people that the user may decide about. */
  | "approvals"
  /** Webhook endpoints whose previous signing secret is not valid for much longer. */
  | "endingSecrets"
  | "disabledWebhooks"
  /** The user's own changes that wait for somebody else's decision. They need nothing from the user. */
  | "ownApprovals";

/** Everything of one kind. */
export interface AttentionEntry {
  readonly kind: AttentionKind;
  /** At least 1. Parked events are counted up to 100. */
  readonly count: number;
  /** IDs of deposits, approvals or endpoints, the most urgent first. Missing for the other kinds. */
  readonly ids?: readonly string[] | undefined;
  /** The tasks behind `ids`, in the same order. */
  readonly items?: readonly AttentionItem[] | undefined;
  /** Time of the oldest in milliseconds since the epoch, if it is known. */
  readonly since?: number | undefined;
  /** When the first one ends, in milliseconds since the epoch. Only of `endingSecrets`. */
  readonly until?: number | undefined;
}

/** One task. */
export interface AttentionItem {
  /** ID of the deposit, approval or endpoint. */
  readonly id: string;
  /** Since when it waits, in milliseconds since the epoch, if it is known. */
  readonly since?: number | undefined;
  /** When it ends, in milliseconds since the epoch. Only of `endingSecrets`. */
  readonly until?: number | undefined;
  /** A decimal string. Only of `heldDeposits`, if the service returns an amount and its currency. */
  readonly amount?: { readonly value: string; readonly currency: string } | undefined;
  /** Description or URL of an endpoint. */
  readonly name?: string | undefined;
  /** Only of `approvals`, `ownApprovals` and `unknownOutcomes`. */
  readonly approval?: Approval | undefined;
}

/** A separate read behind the entries. */
export type AttentionPart = "deposits" | "approvals" | "webhooks" | "deliveries";
