/** Header names of a delivery. The signature covers the first two, and the last three are unsigned. (Service document: Delivery contract.) */
export const webhookHeaders = {
  /** ID of the event; equals `id` in the body. */
  id: "webhook-id",
  /** Unix seconds. */
  timestamp: "webhook-timestamp",
  /** `v1,<base64>`, with several space-separated entries during the overlap of a rotation. */
  signature: "webhook-signature",
  /** ID of the delivery to this endpoint. */
  deliveryId: "x-service-delivery-id",
  eventType: "x-service-event-type",
  /** Number of the logical attempt. */
  deliveryAttempt: "x-service-delivery-attempt",
} as const;

/** The `User-Agent` of a delivery. */
export const WEBHOOK_USER_AGENT = "Service-Webhooks/1.0";
