import {
  isWebhookEventType,
  type Scope,
  type Webhook,
  type WebhookEventArea,
  type WebhookEventType,
  webhookEventFacts,
  webhookEventTypes,
} from "@partner-kit/contract";

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

/** A difference between two configurations. */
export type WebhookChange =
  | { readonly field: "url" | "description"; readonly before: string; readonly after: string }
  | { readonly field: "enabled"; readonly before: boolean; readonly after: boolean }
  | {
      readonly field: "event_types";
      readonly added: readonly WebhookEventType[];
      readonly removed: readonly WebhookEventType[];
    };

interface WebhookChangesParameters {
  readonly before: WebhookConfig;
  readonly after: WebhookConfig;
}

/** Lists the differences between two configurations, field by field. */
export function webhookChanges({ before, after }: WebhookChangesParameters): readonly WebhookChange[] {
  const added = after.event_types.filter((type) => !before.event_types.includes(type));
  const removed = before.event_types.filter((type) => !after.event_types.includes(type));
  const changes: readonly (WebhookChange | false)[] = [
    before.url !== after.url && { field: "url", before: before.url, after: after.url },
    before.description !== after.description && {
      field: "description",
      before: before.description,
      after: after.description,
    },
    added.length + removed.length > 0 && { field: "event_types", added, removed },
    before.enabled !== after.enabled && { field: "enabled", before: before.enabled, after: after.enabled },
  ];
  return changes.filter((change) => change !== false);
}

export interface WebhookEventGroup {
  readonly area: WebhookEventArea;
  /** Required to subscribe to any of them, in addition to `webhooks:manage`. */
  readonly scope: Scope;
  readonly types: readonly WebhookEventType[];
}

/** All event types by area, in the service document's order. */
export const webhookEventGroups: readonly WebhookEventGroup[] = groupTypes();

function groupTypes(): readonly WebhookEventGroup[] {
  const areas = new Map<WebhookEventArea, { readonly scope: Scope; readonly types: WebhookEventType[] }>();
  for (const type of webhookEventTypes) {
    const { area, scope } = webhookEventFacts(type);
    const group = areas.get(area) ?? { scope, types: [] };
    group.types.push(type);
    areas.set(area, group);
  }
  return Array.from(areas, ([area, group]) => ({ area, ...group }));
}
