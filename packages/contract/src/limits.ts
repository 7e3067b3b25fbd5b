/** Limits of the service, each in the unit its name ends with. (Service document: Limits.) */

export const WEBHOOK_ENABLED_ENDPOINTS_MAX = 3;
export const WEBHOOK_DESCRIPTION_MAX_BYTES = 255;
export const WEBHOOK_URL_MAX_BYTES = 2048;
/** A receiver must respond with 2xx within this time after the start of the request. */
export const WEBHOOK_RESPONSE_TIMEOUT_SECONDS = 5;
/** Nominal delays before the retries of a failed delivery. The service adds jitter. */
export const WEBHOOK_RETRY_DELAYS_SECONDS = [30, 300, 1800] as const;
/** The longest delay that `Retry-After` of a receiver can cause. */
export const WEBHOOK_RETRY_AFTER_MAX_SECONDS = 1800;
/** Default time that the previous secret stays valid after a rotation. */
export const WEBHOOK_ROTATION_OVERLAP_SECONDS = 86_400;
export const WEBHOOK_HISTORY_RETENTION_DAYS = 30;
/** Suggested tolerance between the timestamp of a webhook and the clock of the receiver. */
export const WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS = 300;
/** Decoded length of a signing secret of the service. */
export const WEBHOOK_SECRET_BYTES = 32;
/** Statuses after which the service retries a delivery, in addition to 5xx and network failures. */
export const WEBHOOK_RETRIED_STATUSES: readonly number[] = [408, 409, 425, 429];

/** Whether the service retries a delivery after this status. Redirects and other 4xx are final. */
export function isRetriedWebhookStatus(status: number): boolean {
  return status >= 500 || WEBHOOK_RETRIED_STATUSES.includes(status);
}

/** Tolerance between the timestamp of a signed request and the clock of the verifier. Assumed: the service document does not name a tolerance. */
export const WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS = 300;
