import * as z from "zod/mini";
import type { Resource } from "./resource.ts";
import { openEnum } from "./schema/openEnum.ts";
import { rfc3339Timestamp } from "./schema/timestamp.ts";
import type { Scope } from "./scopes.ts";

/** Exact names of the events an endpoint can subscribe to. (Service document: Event types.) */
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

/** Whether a text is one of the eleven names. */
export function isWebhookEventType(text: string): text is WebhookEventType {
  return webhookEventTypes.some((type) => type === text);
}

/** The body of a delivery. `data` differs by type and is not shown by the service document. */
export type WebhookEvent = z.output<typeof webhookEventSchema>;

export const webhookEventSchema = z.looseObject({
  /** Equals the `webhook-id` header; the key for deduplication. */
  id: z.string().check(z.minLength(1)),
  type: openEnum(webhookEventTypes),
  /** Of the payload's schema; currently 1. */
  version: z.int(),
  /** RFC 3339 time at which the source changed. */
  occurred_at: rfc3339Timestamp,
  data: z.looseObject({}),
});

function areaOf(type: WebhookEventType): WebhookEventArea {
  if (type.startsWith("deposit.")) return "deposit";
  return type.startsWith("withdrawal.") ? "withdrawal" : "exchange";
}
