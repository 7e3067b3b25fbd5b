import { isWebhookEventType, type Webhook, type WebhookEventType, webhookEventTypes } from "@partner-kit/contract";

/**
 * The configuration of an endpoint. It is always sent whole, because omitted fields would be lost. (Service document:
 * Endpoints, Webhooks.)
 */
export interface WebhookConfig {
  readonly url: string;
  /** At most 255 bytes. */
  readonly description: string;
  readonly enabled: boolean;
  /** In the service document's order, without duplicates. */
  readonly event_types: readonly WebhookEventType[];
}

export type WebhookField = keyof WebhookConfig;

/** Reads the configuration of an endpoint. Omits unknown event types: see {@link unknownEventTypes}. */
export function readWebhookConfig({ url, description, status, event_types }: Webhook): WebhookConfig {
  return {
    url,
    description: description ?? "",
    enabled: isWebhookEnabled({ status }),
    event_types: webhookEventTypes.filter((type) => event_types.includes(type)),
  };
}

/** Subscriptions that are not in the contract and cannot be sent back. Replacing the endpoint would drop them. */
export function unknownEventTypes({ event_types }: Pick<Webhook, "event_types">): readonly string[] {
  return event_types.filter((type) => !isWebhookEventType(type));
}

/** Whether an endpoint is enabled. The service document names no other status. */
export function isWebhookEnabled({ status }: Pick<Webhook, "status">): boolean {
  return status === "enabled";
}
