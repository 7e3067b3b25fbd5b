/** The event types that an endpoint can subscribe to. (Service document: Event types.) */
export const webhookEventTypes = [
  "deposit.action_required",
  "deposit.success",
  "deposit.failed",
  "withdrawal.success",
  "withdrawal.partial",
  "withdrawal.failed",
  "exchange.accepted",
  "exchange.filled",
  "exchange.replaced",
  "exchange.cancelled",
  "exchange.rejected",
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];
