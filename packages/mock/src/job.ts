/** A scheduled action of the service, as plain values so that an exported state contains it. */
export interface Job {
  readonly kind: JobKind;
  /** ID of the order or transaction. */
  readonly id: string;
}

export type JobKind = "fillOrder" | "finishDeposit" | "settleWithdrawal";

/** A job with its due time in milliseconds since the epoch. */
export interface StoredJob extends Job {
  readonly at: number;
}

/** The stored jobs of the emulated service. */
export interface JobTables {
  /** By kind and ID. */
  readonly jobs: Map<string, StoredJob>;
}
