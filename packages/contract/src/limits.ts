/** Limits of the service, each in the unit its name ends with. (Service document: Limits.) */

export const WEBHOOK_ENABLED_ENDPOINTS_MAX = 3;
export const WEBHOOK_DESCRIPTION_MAX_BYTES = 255;
export const WEBHOOK_URL_MAX_BYTES = 2048;
/** A receiver answers 2xx within this time of the request's start. */
export const WEBHOOK_RESPONSE_TIMEOUT_SECONDS = 5;
/** Nominal delays before the retries of a failed delivery; jitter comes on top. */
export const WEBHOOK_RETRY_DELAYS_SECONDS = [30, 300, 1800] as const;
/** The longest delay that a receiver's `Retry-After` can ask for. */
export const WEBHOOK_RETRY_AFTER_MAX_SECONDS = 1800;
/** How long the previous secret stays valid after a rotation, unless the service says otherwise. */
export const WEBHOOK_ROTATION_OVERLAP_SECONDS = 86_400;
export const WEBHOOK_HISTORY_RETENTION_DAYS = 30;
/** Suggested distance between a webhook's timestamp and the receiver's clock. */
export const WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS = 300;
/** Bytes that a signing secret of the service decodes to. */
export const WEBHOOK_SECRET_BYTES = 32;
/** Bounds of Standard Webhooks, which are wider than what the service hands out. */
export const WEBHOOK_SECRET_MIN_BYTES = 24;
export const WEBHOOK_SECRET_MAX_BYTES = 64;
/** Statuses after which a delivery is tried again, next to every 5xx and network failures. */
export const WEBHOOK_RETRIED_STATUSES: readonly number[] = [408, 409, 425, 429];

/** Whether a receiver's answer makes the service try the delivery again. Redirects and other 4xx are final. */
export function isRetriedWebhookStatus(status: number): boolean {
  return status >= 500 || WEBHOOK_RETRIED_STATUSES.includes(status);
}

/** Distance between a signed request's timestamp and the checker's clock. Assumed: the service document names none. */
export const WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS = 300;
