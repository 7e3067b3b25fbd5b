import {
  isRetriedWebhookStatus,
  parseRetryAfter,
  WEBHOOK_RETRY_AFTER_MAX_SECONDS,
  WEBHOOK_RETRY_DELAYS_SECONDS,
} from "@partner-kit/contract";
import type { DeliveryOutcome } from "./deliver.ts";
import type { DeliveryVersion } from "./tables.ts";

/** Maximum jitter of a retry as a fraction of its nominal delay. Assumed: the service document does not state the size of the jitter. */
export const JITTER = 0.1;

export interface NextVersionParameters {
  readonly outcome: DeliveryOutcome;
  /** Number of the logical attempt, from 1. */
  readonly attempt: number;
  /** One number per retry, from 0 (inclusive) to 1 (exclusive). */
  readonly jitter: readonly number[];
  /** Emulated time in milliseconds since the epoch. */
  readonly now: number;
  /** Real time in milliseconds since the epoch, for dates in `Retry-After`. */
  readonly realNow: number;
}

/** Returns the version of a delivery after an attempt, with the time of the next one. (Service document: Retries, duplicates, ordering.) */
export function nextVersion(parameters: NextVersionParameters): DeliveryVersion {
  const { outcome, attempt, now } = parameters;
  const ended = {
    at: now,
    attempts: attempt,
    responseStatus: outcome.kind === "response" ? outcome.status : null,
    error: outcome.kind === "failed" ? outcome.reason : null,
    nextAttemptAt: null,
  };
  if (outcome.kind === "response") {
    if (outcome.status >= 200 && outcome.status < 300) return { ...ended, status: "succeeded" };
    if (!isRetriedWebhookStatus(outcome.status)) return { ...ended, status: "failed" };
  }
  const delay = readDelay(parameters);
  return delay === undefined
    ? { ...ended, status: "exhausted" }
    : { ...ended, status: "pending", nextAttemptAt: now + delay };
}

/** Returns the milliseconds until the next attempt, or `undefined` after the last one. */
function readDelay({ outcome, attempt, jitter, realNow }: NextVersionParameters): number | undefined {
  const nominal = WEBHOOK_RETRY_DELAYS_SECONDS[attempt - 1];
  if (nominal === undefined) return undefined;
  const spread = 1 - JITTER + 2 * JITTER * (jitter[attempt - 1] ?? 0.5);
  const retryAfter = outcome.kind === "response" ? parseRetryAfter(outcome.retryAfter, realNow) : undefined;
  // `Retry-After` can only delay a retry.
  return Math.max(
    Math.round(nominal * spread * 1000),
    Math.min(retryAfter ?? 0, WEBHOOK_RETRY_AFTER_MAX_SECONDS) * 1000,
  );
}
