import type { Resource } from "./resource.ts";
import type { Scope } from "./scopes.ts";
import { type WebhookEventType, webhookEventTypes } from "./webhookEventTypes.ts";

export type WebhookEventArea = "deposit" | "withdrawal" | "exchange";

/** What is known of an event type. */
export interface WebhookEventFacts {
  readonly area: WebhookEventArea;
  /** Needed to subscribe, next to `webhooks:manage`. */
  readonly scope: Scope;
  /** What a reader should read again. The link is this kit's: the service document does not say which operation emits what. */
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

/** Area, needed scope and affected resources of an event type. */
export function webhookEventFacts(type: WebhookEventType): WebhookEventFacts {
  const area = areaOf(type);
  return { area, ...facts[area] };
}

/** The scopes it takes to subscribe to event types, next to `webhooks:manage`. (Service document: Scopes.) */
export function webhookEventScopes(types: readonly WebhookEventType[]): readonly Scope[] {
  return [...new Set(types.map((type) => webhookEventFacts(type).scope))];
}

/** Whether a text is one of the eleven names. */
export function isWebhookEventType(text: string): text is WebhookEventType {
  return webhookEventTypes.some((type) => type === text);
}

function areaOf(type: WebhookEventType): WebhookEventArea {
  if (type.startsWith("deposit.")) return "deposit";
  return type.startsWith("withdrawal.") ? "withdrawal" : "exchange";
}
