/** Names of the headers of a delivery. The first three are signed or sign; the others only inform. (Service document: Delivery contract.) */
export const webhookHeaders = {
  /** ID of the event; equals `id` in the body. */
  id: "webhook-id",
  /** Unix seconds. */
  timestamp: "webhook-timestamp",
  /** `v1,<base64>`, several separated by a space while a rotation's overlap runs. */
  signature: "webhook-signature",
  /** ID of the delivery to this endpoint. */
  deliveryId: "x-service-delivery-id",
  eventType: "x-service-event-type",
  /** Number of the logical attempt. */
  deliveryAttempt: "x-service-delivery-attempt",
} as const;

/** What a delivery calls itself. */
export const WEBHOOK_USER_AGENT = "Service-Webhooks/1.0";
