/** Something the service will do of itself, told as values so that it outlives an export of its state. */
export interface Job {
  readonly kind: JobKind;
  /** Of the order or transaction it is about. */
  readonly id: string;
}

export type JobKind = "fillOrder" | "finishDeposit" | "settleWithdrawal";

/** A job and when it is due, in milliseconds since the epoch. */
export interface StoredJob extends Job {
  readonly at: number;
}

/** What the emulated service remembers to do. */
export interface JobTables {
  /** By kind and ID. */
  readonly jobs: Map<string, StoredJob>;
}
