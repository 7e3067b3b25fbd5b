import { backoff } from "./backoff.ts";
import { isTransient, retryAfter } from "./isTransient.ts";

/** How reads are tried again; the fields are those of TanStack's query options. */
export interface RetryPolicy {
  readonly retry: (failureCount: number, error: unknown) => boolean;
  readonly retryDelay: (failureCount: number, error: unknown) => number;
  readonly refetchInterval: (query: FailableQuery) => number | false;
}

/** The part of a TanStack query that the policy looks at. */
export interface FailableQuery {
  readonly state: {
    readonly status: "pending" | "error" | "success";
    readonly error: unknown;
    readonly errorUpdateCount: number;
    readonly dataUpdateCount: number;
  };
}

/**
 * Two more tries within a few seconds; a longer wait is not hidden behind a spinner but ends in an error that says so.
 * From there a read that can succeed later is repeated by itself, ever more slowly, until it does.
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
      // Asked at every render: the answer must stand until the next failure, or the timer would never run out.
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
