export interface BackoffParameters {
  /** How often it failed already, from 0. */
  readonly failures: number;
  /** Milliseconds before the first further try. */
  readonly base: number;
  /** Milliseconds, the longest wait. */
  readonly limit: number;
  /** Between 0 and 1. */
  readonly random: () => number;
}

/**
 * Milliseconds to wait: doubled at each failure up to a limit, the upper half left to chance, so that a thousand pages
 * that lost the same server do not come back in the same moment.
 */
export function backoff({ failures, base, limit, random }: BackoffParameters): number {
  const full = Math.min(limit, base * 2 ** failures);
  return full / 2 + (full / 2) * random();
}
