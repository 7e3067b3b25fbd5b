/** The state of the service as a whole. */
export interface Conditions {
  readonly environment: "staging" | "production";
  /** Whether the service holds every simulated stablecoin deposit for the Travel Rule. */
  holdsDeposits: boolean;
  /** Whether the service can look up the nonces of signed requests. */
  hasReplayProtection: boolean;
  rateLimit: RateLimit | null;
  /** Number of transactions in a page. Null: the list has one page. */
  transactionPageSize: number | null;
}

/** Rate limit per key, and per address for callers without a key. */
export interface RateLimit {
  readonly requests: number;
  readonly perSeconds: number;
}
