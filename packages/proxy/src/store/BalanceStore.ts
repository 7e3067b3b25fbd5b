/** The balance of one currency at one time, as decimal strings. */
export interface BalanceSample {
  readonly currency: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly available: string;
  readonly locked: string;
  readonly total: string;
  /** Outstanding credit. `null` for a currency that is not the credit line's. */
  readonly outstanding: string | null;
}

/** Samples of one currency, oldest first. Steps without samples are missing. */
export interface BalanceSeries {
  /** Time of the currency's oldest stored sample, which can precede the series. */
  readonly since: number | null;
  readonly samples: readonly BalanceSample[];
}

/** The part of the store that keeps balance samples. */
export interface BalanceStore {
  /** Stores balance samples. Of several with the same currency and time, the first is stored. */
  appendBalances(samples: readonly BalanceSample[]): Promise<void>;
  /** The last sample of each step (milliseconds, counted from the epoch) in `from <= time < to`, with its own time. */
  readBalances(parameters: { currency: string; from: number; to: number; step: number }): Promise<BalanceSeries>;
  /** Deletes the balance samples before a time. */
  deleteBalances(parameters: { before: number }): Promise<void>;
}
