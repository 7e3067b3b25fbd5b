import { isWebhookEventType, type Webhook, type WebhookEventType, webhookEventTypes } from "@partner-kit/contract";

/** All of an endpoint that a person decides. It is sent whole: what is left out would be lost. (Service document: Endpoints, Webhooks.) */
export interface WebhookConfig {
  readonly url: string;
  /** At most 255 bytes. */
  readonly description: string;
  readonly enabled: boolean;
  /** In the service document's order, none twice. */
  readonly event_types: readonly WebhookEventType[];
}

export type WebhookField = keyof WebhookConfig;

/** The configuration of an endpoint as it stands. Event types this kit does not know are left out: see {@link unknownEventTypes}. */
export function readWebhookConfig({ url, description, status, event_types }: Webhook): WebhookConfig {
  return {
    url,
    description: description ?? "",
    enabled: isWebhookEnabled({ status }),
    event_types: webhookEventTypes.filter((type) => event_types.includes(type)),
  };
}

/** Subscriptions that cannot be sent back, because their names are not in the contract. Replacing the endpoint would drop them. */
export function unknownEventTypes({ event_types }: Pick<Webhook, "event_types">): readonly string[] {
  return event_types.filter((type) => !isWebhookEventType(type));
}

/** Whether an endpoint is enabled. The service document names no other status. */
export function isWebhookEnabled({ status }: Pick<Webhook, "status">): boolean {
  return status === "enabled";
}
