import {
  isRetriedWebhookStatus,
  parseRetryAfter,
  WEBHOOK_RETRY_AFTER_MAX_SECONDS,
  WEBHOOK_RETRY_DELAYS_SECONDS,
} from "@partner-kit/contract";
import type { DeliveryOutcome } from "./deliver.ts";
import type { DeliveryVersion } from "./tables.ts";

/** How far a retry can lie from its nominal delay, as a fraction. Assumed: the service document says "with jitter". */
export const JITTER = 0.1;

export interface NextVersionParameters {
  readonly outcome: DeliveryOutcome;
  /** Number of the logical attempt that ended so, from 1. */
  readonly attempt: number;
  /** One for each retry, 0 up to but without 1. */
  readonly jitter: readonly number[];
  /** Milliseconds since the epoch, by the emulator's clock. */
  readonly now: number;
  /** The same by the real time, which a date in `Retry-After` goes by. */
  readonly realNow: number;
}

/** How a delivery stands once an attempt has ended, and when the next one is due. (Service document: Retries, duplicates, ordering.) */
export function nextVersion(parameters: NextVersionParameters): DeliveryVersion {
  const { outcome, attempt, now } = parameters;
  const ended = {
    at: now,
    attempts: attempt,
    responseStatus: outcome.kind === "answered" ? outcome.status : null,
    error: outcome.kind === "failed" ? outcome.reason : null,
    nextAttemptAt: null,
  };
  if (outcome.kind === "answered") {
    if (outcome.status >= 200 && outcome.status < 300) return { ...ended, status: "succeeded" };
    if (!isRetriedWebhookStatus(outcome.status)) return { ...ended, status: "failed" };
  }
  const delay = readDelay(parameters);
  return delay === undefined
    ? { ...ended, status: "exhausted" }
    : { ...ended, status: "pending", nextAttemptAt: now + delay };
}

/** Milliseconds until the next attempt; `undefined` where there is none left. */
function readDelay({ outcome, attempt, jitter, realNow }: NextVersionParameters): number | undefined {
  const nominal = WEBHOOK_RETRY_DELAYS_SECONDS[attempt - 1];
  if (nominal === undefined) return undefined;
  const spread = 1 - JITTER + 2 * JITTER * (jitter[attempt - 1] ?? 0.5);
  const asked = outcome.kind === "answered" ? parseRetryAfter(outcome.retryAfter, realNow) : undefined;
  // It can delay a retry and never hasten one.
  return Math.max(Math.round(nominal * spread * 1000), Math.min(asked ?? 0, WEBHOOK_RETRY_AFTER_MAX_SECONDS) * 1000);
}
