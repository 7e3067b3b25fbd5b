import type { Operation } from "@partner-kit/contract";
import type { AttemptOutcome } from "./createExchange.ts";

const RETRY_PAUSE_MS = 100;
const RETRY_AFTER_MAX_MS = 2000;

export interface PauseBeforeRetryParameters {
  readonly operation: Operation;
  readonly outcome: AttemptOutcome;
  /** 0 for the first. */
  readonly attempt: number;
  readonly random: () => number;
}

/** Milliseconds to wait before a call is sent again, or `undefined` if it must not or need not be. */
export function pauseBeforeRetry({
  operation,
  outcome,
  attempt,
  random,
}: PauseBeforeRetryParameters): number | undefined {
  const isSafe = operation.retry === "safe";
  let atLeast = 0;
  if ("error" in outcome) {
    if (outcome.retry !== "always" && !(outcome.retry === "safely" && isSafe)) return undefined;
  } else {
    const { status, retryAfter = 0 } = outcome.response;
    atLeast = retryAfter * 1000;
    if (status < 502 || status > 504 || !isSafe || atLeast > RETRY_AFTER_MAX_MS) return undefined;
  }
  return Math.max(RETRY_PAUSE_MS * 2 ** attempt * (0.5 + random() / 2), atLeast);
}
