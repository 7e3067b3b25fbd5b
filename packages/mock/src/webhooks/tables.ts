import type { WebhookEventType } from "@partner-kit/contract";
import type { DeliveryFailure } from "./deliver.ts";

/** Webhook tables. Plain values that can be exported as JSON. */
export interface WebhookTables {
  /** By ID. */
  readonly webhooks: Map<string, WebhookEndpoint>;
  /** By ID, oldest first. */
  readonly webhookEvents: Map<string, StoredEvent>;
  /** By ID, oldest first. */
  readonly webhookDeliveries: Map<string, StoredDelivery>;
}

/** An endpoint. Times in milliseconds since the epoch. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly accountId: string;
  url: string;
  description: string;
  enabled: boolean;
  eventTypes: readonly WebhookEventType[];
  secret: string;
  secretVersion: number;
  /** The previous secret, during the overlap of a rotation. */
  previousSecret: { readonly secret: string; readonly validUntil: number } | null;
  readonly createdAt: number;
  updatedAt: number;
}

/** An event. Time in milliseconds since the epoch. */
export interface StoredEvent {
  readonly accountId: string;
  readonly envelope: WebhookEnvelope;
  readonly occurredAt: number;
}

/** The body of a delivery. */
export interface WebhookEnvelope {
  readonly id: string;
  readonly type: WebhookEventType;
  readonly version: number;
  readonly occurred_at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The delivery of an event to an endpoint. Times are in milliseconds since the epoch. */
export interface StoredDelivery {
  readonly id: string;
  readonly accountId: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly eventType: WebhookEventType;
  /** Chosen when the delivery is created, so that the timing of responses does not change random values. Each from 0 (inclusive) to 1 (exclusive). */
  readonly jitter: readonly number[];
  readonly createdAt: number;
  /** Oldest first, at least one. */
  versions: readonly DeliveryVersion[];
}

/** The state of a delivery from a time on. */
export interface DeliveryVersion {
  readonly at: number;
  readonly status: DeliveryStatus;
  /** Number of completed logical attempts. */
  readonly attempts: number;
  readonly responseStatus: number | null;
  readonly error: DeliveryFailure | null;
  readonly nextAttemptAt: number | null;
}

/** The service document does not list the values. The emulator chose these. */
export type DeliveryStatus = "pending" | "succeeded" | "failed" | "exhausted" | "cancelled";

/** Creates empty tables. */
export function createWebhookTables(): WebhookTables {
  return { webhooks: new Map(), webhookEvents: new Map(), webhookDeliveries: new Map() };
}
