import {
  type Scope,
  type WebhookEventArea,
  type WebhookEventType,
  webhookEventFacts,
  webhookEventTypes,
} from "@partner-kit/contract";

/** The event types of one area. */
export interface WebhookEventGroup {
  readonly area: WebhookEventArea;
  /** Needed to subscribe to any of them, next to `webhooks:manage`. */
  readonly scope: Scope;
  readonly types: readonly WebhookEventType[];
}

/** Every event type, by area, in the service document's order. */
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
