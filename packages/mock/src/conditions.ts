/** How the service as a whole is at present. */
export interface Conditions {
  readonly environment: "staging" | "production";
  /** Whether every simulated stablecoin deposit is held for the Travel Rule. */
  holdsDeposits: boolean;
  /** Whether nonces of signed requests can be looked up. */
  hasReplayProtection: boolean;
  rateLimit: RateLimit | null;
}

/** How many requests one key may make in a time; each of the callers without one counts for itself. */
export interface RateLimit {
  readonly requests: number;
  readonly perSeconds: number;
}
