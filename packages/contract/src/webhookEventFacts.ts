import type { Resource } from "./resource.ts";
import type { Scope } from "./scopes.ts";
import { type WebhookEventType, webhookEventTypes } from "./webhookEventTypes.ts";

export type WebhookEventArea = "deposit" | "withdrawal" | "exchange";

/** Area, scope and affected resources of an event type. */
export interface WebhookEventFacts {
  readonly area: WebhookEventArea;
  /** The scope to subscribe, in addition to `webhooks:manage`. */
  readonly scope: Scope;
  /** Resources to read again. Chosen by the kit, because the service document does not link events to operations. */
  readonly affects: readonly Resource[];
}

const facts: Readonly<Record<WebhookEventArea, Omit<WebhookEventFacts, "area">>> = {
  deposit: {
    scope: "wallets:view",
    affects: ["balances", "transactions", "travelRule", "webhookEvents", "webhookDeliveries"],
  },
  withdrawal: {
    scope: "wallets:view",
    affects: ["balances", "transactions", "withdrawals", "webhookEvents", "webhookDeliveries"],
  },
  exchange: { scope: "trades:view", affects: ["balances", "orders", "quotes", "webhookEvents", "webhookDeliveries"] },
};

/** Returns area, scope and affected resources of an event type. */
export function webhookEventFacts(type: WebhookEventType): WebhookEventFacts {
  const area = areaOf(type);
  return { area, ...facts[area] };
}

/** Returns the scopes to subscribe to event types, in addition to `webhooks:manage`. (Service document: Scopes.) */
export function webhookEventScopes(types: readonly WebhookEventType[]): readonly Scope[] {
  return [...new Set(types.map((type) => webhookEventFacts(type).scope))];
}

/** Whether a text is a known event type. */
export function isWebhookEventType(text: string): text is WebhookEventType {
  return webhookEventTypes.some((type) => type === text);
}

function areaOf(type: WebhookEventType): WebhookEventArea {
  if (type.startsWith("deposit.")) return "deposit";
  return type.startsWith("withdrawal.") ? "withdrawal" : "exchange";
}
