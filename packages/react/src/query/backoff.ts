export interface BackoffParameters {
  /** Failed attempts so far, from 0. */
  readonly failures: number;
  /** Milliseconds before the first retry. */
  readonly base: number;
  /** The longest wait in milliseconds. */
  readonly limit: number;
  /** Returns a number between 0 and 1. */
  readonly random: () => number;
}

/**
 * Milliseconds before the next attempt. The wait doubles with each failure up to a limit, and half of it is random, so
 * that a thousand pages that lost the same server do not return at once.
 */
export function backoff({ failures, base, limit, random }: BackoffParameters): number {
  const full = Math.min(limit, base * 2 ** failures);
  return full / 2 + (full / 2) * random();
}
