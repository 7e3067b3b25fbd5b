import { isTransient, retryAfter } from "./isTransient.ts";

/** Retries of reads, as fields of TanStack's query options. */
export interface RetryPolicy {
  readonly retry: (failureCount: number, error: unknown) => boolean;
  readonly retryDelay: (failureCount: number, error: unknown) => number;
  readonly refetchInterval: (query: FailableQuery) => number | false;
}

/** The part of a TanStack query that the policy reads. */
export interface FailableQuery {
  readonly state: {
    readonly status: "pending" | "error" | "success";
    readonly error: unknown;
    readonly errorUpdateCount: number;
    readonly dataUpdateCount: number;
  };
}

/**
 * Retries twice within a few seconds, then shows the error. Keeps retrying transient errors in the background, at growing
 * intervals, until the read succeeds. A wait of more than ten seconds is shown as an error at once.
 */
export function createRetryPolicy(random: () => number): RetryPolicy {
  const recoveries = new WeakMap<FailableQuery, Recovery>();
  return {
    retry: (failureCount, error) =>
      failureCount < RETRIES && isTransient(error) && (retryAfter(error) ?? 0) <= LONGEST_SILENT_WAIT,
    retryDelay: (failureCount, error) =>
      Math.max(retryAfter(error) ?? 0, backoff({ failures: failureCount, base: 1000, limit: 8000, random })),
    refetchInterval: (query) => {
      const { status, error, errorUpdateCount, dataUpdateCount } = query.state;
      if (status !== "error" || !isTransient(error)) return false;
      const last = recoveries.get(query);
      // TanStack calls this on every render. The delay must not change until the next failure, or the timer never ends.
      if (last?.errorUpdateCount === errorUpdateCount) return last.delay;
      const failures = last?.dataUpdateCount === dataUpdateCount ? last.failures + 1 : 0;
      const delay = Math.max(retryAfter(error) ?? 0, backoff({ failures, base: 4000, limit: 60_000, random }));
      recoveries.set(query, { errorUpdateCount, dataUpdateCount, failures, delay });
      return delay;
    },
  };
}

interface Recovery {
  readonly errorUpdateCount: number;
  readonly dataUpdateCount: number;
  readonly failures: number;
  readonly delay: number;
}

const RETRIES = 2;
/** Milliseconds. */
const LONGEST_SILENT_WAIT = 10_000;

interface BackoffParameters {
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
