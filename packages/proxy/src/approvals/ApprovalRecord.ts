import {
  type Approval,
  type ApprovalEventType,
  type ApprovalStatus,
  type GrantedScope,
  isSuccessEnvelope,
  type Recipient,
} from "@partner-kit/contract";

/** An approval with everything that the proxy knows about it. Times are milliseconds since the epoch. */
export interface ApprovalRecord {
  readonly id: string;
  readonly revision: number;
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly reviewed: ReviewedTerms;
  readonly subject: string;
  /** The name of the person when they requested it. */
  readonly subject_name?: string | undefined;
  /** The scopes of the person when they requested it. */
  readonly granted: readonly GrantedScope[];
  readonly reason: string;
  /** Empty if nobody has to decide: a line of a payment batch that the policy allows. */
  readonly scope: GrantedScope | "";
  readonly status: ApprovalStatus;
  readonly created_at: number;
  readonly expires_at: number;
  readonly decided_by: string | null;
  /** The name of the person who decided. */
  readonly decided_by_name?: string | undefined;
  readonly decided_at: number | null;
  readonly comment: string | null;
  /** Recognizes a repeated request. `null` if the same request may be made again. */
  readonly fingerprint: string | null;
  /** The input that was sent to the service, or is about to be. `null` before that. */
  readonly sent: Readonly<Record<string, unknown>> | null;
  /** How often it was sent, or was about to be. Without those that the service certainly did not carry out. */
  readonly attempts: number;
  /** How often it had to wait before it was sent, for example for a quote. Missing: never. */
  readonly postponed?: number | undefined;
  /** When it may be sent again. */
  readonly retry_at: number;
  /** How the execution ended. */
  readonly outcome: { readonly code: string; readonly message: string | null } | null;
  /** The response of the service that the person who requested it has not received yet. */
  readonly response: StoredResponse | null;
  readonly executed_at: number | null;
  /** The payment batch that it is a line of. */
  readonly batch_id?: string | undefined;
  /** The fee of the quote that was sent. Only of a line. */
  readonly fee?: string | undefined;
}

/** The fields of a record that nobody decided about and that was not sent. */
export const newRecord = {
  revision: 1,
  decided_by: null,
  decided_at: null,
  comment: null,
  sent: null,
  attempts: 0,
  retry_at: 0,
  outcome: null,
  response: null,
  executed_at: null,
} as const;

/** The facts that a person reviews in addition to the input. */
export interface ReviewedTerms {
  readonly recipient?: Recipient | undefined;
  readonly recipient_id?: string | undefined;
  readonly currency?: string | undefined;
  readonly amount?: string | undefined;
  readonly max_fee?: string | undefined;
  /** The total of a quote without a fee. Browsers do not get it. Missing in a record of an earlier version. */
  readonly max_total?: string | undefined;
}

export interface StoredResponse {
  readonly status: number;
  /** The envelope as JSON text. */
  readonly text: string;
}

/** A change of an approval's status, for the host's mail or chat. */
export interface ApprovalNotice {
  readonly type: ApprovalEventType;
  readonly approvalId: string;
  readonly operation: string;
  /** The user who requested the change. */
  readonly subject: string;
  /** The policy's reason. */
  readonly reason: string;
  /** The scope that an approver needs in addition to `approvals:decide`. */
  readonly scope: GrantedScope;
  readonly status: ApprovalStatus;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** The user who approved, rejected or cancelled it. */
  readonly decidedBy: string | null;
}

/**
 * The scope of people who see the payment batches of others, and who decide about a line with an unknown outcome that the
 * policy allowed.
 */
export const LINE_SCOPE = "wallets:withdraw";

/** Statuses that never change again. */
export const finalStatuses: readonly ApprovalStatus[] = ["executed", "failed", "rejected", "cancelled", "expired"];

/** Whether an earlier attempt may have been carried out: its outcome was unknown. */
export function mayHaveHappened({ outcome }: ApprovalRecord): boolean {
  return outcome !== null;
}

export interface WriteApprovalParameters {
  /** The result of the operation, unless it contains a secret. */
  readonly data?: unknown;
  /** Whether the reader may list recipients. Otherwise the approval has no payment details of one. */
  readonly seesRecipients: boolean;
}

/** Writes an approval for the browser. */
export function writeApproval(record: ApprovalRecord, { data, seesRecipients }: WriteApprovalParameters): Approval {
  const { id, operation, input, subject, reason, scope, status, decided_by, decided_at, comment, outcome } = record;
  const { recipient_id: _id, max_total: _total, recipient, ...terms } = record.reviewed;
  const seen = recipient && (seesRecipients ? recipient : { id: recipient.id, label: recipient.label });
  const reviewed = { ...terms, ...(seen && { recipient: seen }) };
  const { batch_id, subject_name, decided_by_name } = record;
  return {
    id,
    operation,
    input: { ...input },
    ...(Object.keys(reviewed).length > 0 && { reviewed }),
    subject,
    ...(subject_name !== undefined && { subject_name }),
    ...(batch_id !== undefined && { batch_id }),
    reason,
    scope,
    status,
    created_at: toTime(record.created_at),
    expires_at: toTime(record.expires_at),
    decided_by,
    ...(decided_by_name !== undefined && { decided_by_name }),
    decided_at: decided_at === null ? null : toTime(decided_at),
    comment,
    outcome: outcome && { ...outcome, ...(data !== undefined && { data }) },
  };
}

/** The data that the service returned. */
export function dataOf({ response }: ApprovalRecord): unknown {
  const envelope: unknown = response && JSON.parse(response.text);
  return isSuccessEnvelope(envelope) ? envelope.data : undefined;
}

/** Writes milliseconds since the epoch for the browser. */
export function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
