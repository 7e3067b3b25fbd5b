/** A payment batch as the store keeps it. Its lines that were begun are approvals. */
export interface StoredPaymentBatch {
  readonly id: string;
  /** 1 for a new batch. Increases by 1 with each change. */
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly created_at: number;
  readonly subject: string;
  readonly status: string;
  /** The rest of the batch except its lines, encrypted. */
  readonly sealed: Uint8Array;
}

/** The number of begun lines of a batch that have a status. */
export interface PaymentLineCount {
  readonly batch_id: string;
  readonly status: string;
  readonly count: number;
}

/** The part of the store for payment batches. Each change also appends an approval event, in the same transaction. */
export interface PaymentBatchStore {
  /** Stores a new batch with its lines, encrypted. Resolves to `false`, without a change, if one with its ID exists. */
  insertPaymentBatch(batch: StoredPaymentBatch, lines: Uint8Array): Promise<boolean>;
  /**
   * Replaces the previous revision, and the lines if they are given. Resolves to `false`, without a change, if the store
   * has another revision.
   */
  replacePaymentBatch(batch: StoredPaymentBatch, lines?: Uint8Array): Promise<boolean>;
  /** Batches, newest first. Default: all. */
  readPaymentBatches(parameters: ReadPaymentBatchesParameters): Promise<readonly StoredPaymentBatch[]>;
  /** The encrypted lines of a batch. `null` for an unknown batch. */
  readPaymentLines(id: string): Promise<Uint8Array | null>;
  /** Counts the approvals of batches by status. */
  countPaymentLines(ids: readonly string[]): Promise<readonly PaymentLineCount[]>;
}

export interface ReadPaymentBatchesParameters {
  readonly id?: string | undefined;
  readonly subject?: string | undefined;
  readonly status?: string | undefined;
  /** Those that follow this one. */
  readonly after?: Pick<StoredPaymentBatch, "id" | "created_at"> | undefined;
  readonly limit: number;
}
