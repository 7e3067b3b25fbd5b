import {
  isRetriedWebhookStatus,
  WEBHOOK_RESPONSE_TIMEOUT_SECONDS,
  WEBHOOK_RETRIED_STATUSES,
  WEBHOOK_RETRY_AFTER_MAX_SECONDS,
  WEBHOOK_RETRY_DELAYS_SECONDS,
} from "@partner-kit/contract";

/** How the service treats a receiver's response. */
export type WebhookVerdict =
  /** 2xx in time. */
  | "delivered"
  /** Retried while retries are left. */
  | "retried"
  /** Not retried: a redirect, which is not followed, or another 4xx. */
  | "final"
  /** A status that the service document does not mention. */
  | "unknown";

/** The service's retries, from the contract's limits. (Service document: Retries, duplicates, ordering.) */
export const webhookRetries = {
  responseTimeoutSeconds: WEBHOOK_RESPONSE_TIMEOUT_SECONDS,
  /** Nominal delay before each retry, without jitter. */
  delaysSeconds: WEBHOOK_RETRY_DELAYS_SECONDS,
  retryAfterMaxSeconds: WEBHOOK_RETRY_AFTER_MAX_SECONDS,
  /** Retried statuses below 500. Every 5xx is retried. */
  retriedStatuses: WEBHOOK_RETRIED_STATUSES,
} as const;

/** Returns how the service treats a receiver's response. */
export function webhookVerdict(response: number | "no_response"): WebhookVerdict {
  if (response === "no_response") return "retried";
  if (response >= 200 && response < 300) return "delivered";
  if (isRetriedWebhookStatus(response)) return "retried";
  return response >= 300 ? "final" : "unknown";
}
