/** An approval as the store keeps it. */
export interface StoredApproval {
  readonly id: string;
  /** 1 for a new approval. Increases by 1 with each change. */
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly created_at: number;
  /** The person who requested the change. */
  readonly subject: string;
  readonly operation: string;
  /** The scope that an approver needs. Empty if nobody has to decide. */
  readonly scope: string;
  readonly status: string;
  /** Identifies the request, so that a repeated one is found. Unique. `null` if the same request may be made again. */
  readonly fingerprint: string | null;
  /** The payment batch that it is a line of. */
  readonly batch_id: string | null;
  /** When a proxy has to look at it again. `null` if nothing is left to do. */
  readonly due_at: number | null;
  /** Input, decision and outcome, encrypted. */
  readonly sealed: Uint8Array;
}

/** A change of an approval's status, or of a payment batch. */
export interface ApprovalEvent {
  /** Increases with each event. A reader that sees a number can also see all lower ones. */
  readonly seq: number;
  /** The ID of the approval, or of the payment batch. */
  readonly approval_id: string;
  /** The payment batch. `null` if the approval is not a line of one. */
  readonly batch_id: string | null;
  /** The new status. */
  readonly status: string;
  readonly subject: string;
  readonly scope: string;
}

/** The part of the store for approvals. Each change of a status also appends an event, in the same transaction. */
export interface ApprovalStore {
  /**
   * Stores a new approval. Resolves to `false`, without a change, if one with its ID or fingerprint exists, or if its
   * payment batch has another revision than `batchRevision`.
   */
  insertApproval(approval: StoredApproval, batchRevision?: number): Promise<boolean>;
  /** Replaces the previous revision. Resolves to `false`, without a change, if the store has another revision. */
  replaceApproval(approval: StoredApproval): Promise<boolean>;
  findApproval(by: { readonly id: string } | { readonly fingerprint: string }): Promise<StoredApproval | null>;
  /** The newest approvals, newest first. Default: all. */
  readApprovals(parameters: ReadApprovalsParameters): Promise<readonly StoredApproval[]>;
  /** Approvals that are due at a time, the earliest first. */
  readDueApprovals(parameters: { now: number; limit: number }): Promise<readonly StoredApproval[]>;
  /**
   * Deletes approvals with one of these statuses that were created before a time. Lines of a payment batch are deleted
   * with their batch, once none of them has another status. Also deletes all events of deleted ones, and no others.
   */
  deleteApprovals(parameters: { before: number; statuses: readonly string[] }): Promise<void>;
  /** Events with a sequence number above `after`, in order. */
  readApprovalEvents(parameters: { after: number; limit: number }): Promise<readonly ApprovalEvent[]>;
  /** The highest sequence number of an event. 0 without events. */
  newestApprovalEvent(): Promise<number>;
}

export interface ReadApprovalsParameters {
  /** Default: every status. */
  readonly statuses?: readonly string[] | undefined;
  /** Those of a subject that somebody has to decide about, and those with a scope. */
  readonly visibleTo?: { readonly subject: string; readonly scopes: readonly string[] } | undefined;
  /** The lines of a payment batch. `null` for those that are not lines. */
  readonly batch_id?: string | null | undefined;
  /** Those that follow this one. */
  readonly after?: Pick<StoredApproval, "id" | "created_at"> | undefined;
  readonly limit: number;
}
