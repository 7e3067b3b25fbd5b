import {
  isRetriedWebhookStatus,
  WEBHOOK_RESPONSE_TIMEOUT_SECONDS,
  WEBHOOK_RETRIED_STATUSES,
  WEBHOOK_RETRY_AFTER_MAX_SECONDS,
  WEBHOOK_RETRY_DELAYS_SECONDS,
} from "@partner-kit/contract";

/** What becomes of a delivery after a receiver's answer. */
export type WebhookVerdict =
  /** 2xx in time. */
  | "delivered"
  /** Tried again, while there are retries left. */
  | "retried"
  /** Not tried again: a redirect, which is not followed, or another 4xx. */
  | "final"
  /** A status that the service document does not speak of. */
  | "unknown";

/** How deliveries are tried again, from the contract's limits. (Service document: Retries, duplicates, ordering.) */
export const webhookRetries = {
  responseTimeoutSeconds: WEBHOOK_RESPONSE_TIMEOUT_SECONDS,
  /** Nominal, before each retry; jitter comes on top. */
  delaysSeconds: WEBHOOK_RETRY_DELAYS_SECONDS,
  retryAfterMaxSeconds: WEBHOOK_RETRY_AFTER_MAX_SECONDS,
  /** Statuses below 500 that are tried again; every 5xx is. */
  retriedStatuses: WEBHOOK_RETRIED_STATUSES,
} as const;

/** Tells what a receiver's answer leads to. */
export function webhookVerdict(answer: number | "no_answer"): WebhookVerdict {
  if (answer === "no_answer") return "retried";
  if (answer >= 200 && answer < 300) return "delivered";
  if (isRetriedWebhookStatus(answer)) return "retried";
  return answer >= 300 ? "final" : "unknown";
}
