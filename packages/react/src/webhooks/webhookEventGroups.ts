import {
  type Scope,
  type WebhookEventArea,
  type WebhookEventType,
  webhookEventFacts,
  webhookEventTypes,
} from "@partner-kit/contract";

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
