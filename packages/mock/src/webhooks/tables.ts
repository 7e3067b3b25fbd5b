import type { WebhookEventType } from "@partner-kit/contract";
import type { DeliveryFailure } from "./deliver.ts";

/** What the emulated service remembers of webhooks. Plain values, so that state can be written as JSON. */
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
  /** The secret before the last rotation, while its overlap runs. */
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

/** One event on its way to one endpoint. Times in milliseconds since the epoch. */
export interface StoredDelivery {
  readonly id: string;
  readonly accountId: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly eventType: WebhookEventType;
  /** Decided at the start, so that no answer's timing changes what a seed makes up. Each 0 up to but without 1. */
  readonly jitter: readonly number[];
  readonly createdAt: number;
  /** Oldest first, at least one. */
  versions: readonly DeliveryVersion[];
}

/** How a delivery stood from a time on. */
export interface DeliveryVersion {
  readonly at: number;
  readonly status: DeliveryStatus;
  /** Logical attempts that have ended. */
  readonly attempts: number;
  readonly responseStatus: number | null;
  readonly error: DeliveryFailure | null;
  readonly nextAttemptAt: number | null;
}

/** The service document shows no values; these are this emulator's. */
export type DeliveryStatus = "pending" | "succeeded" | "failed" | "exhausted" | "cancelled";

/** Makes empty tables. */
export function createWebhookTables(): WebhookTables {
  return { webhooks: new Map(), webhookEvents: new Map(), webhookDeliveries: new Map() };
}
