import {
  WEBHOOK_HISTORY_RETENTION_DAYS,
  type WebhookDeliveryRecord,
  type WebhookEventRecord,
} from "@partner-kit/contract";
import type { DeliveryVersion, StoredDelivery, StoredEvent, WebhookTables } from "./tables.ts";

/** Lag of the history in milliseconds. Assumed: the service document states only that it may lag. */
export const HISTORY_LAG_MS = 2000;

const RETENTION_MS = WEBHOOK_HISTORY_RETENTION_DAYS * 86_400_000;

/** Returns the event in the history at a time, or `undefined` if it is too new or expired. */
export function readEventRecord({ envelope, occurredAt }: StoredEvent, now: number): WebhookEventRecord | undefined {
  return isShown(occurredAt, now) ? { ...envelope } : undefined;
}

/** Returns the delivery in the history at a time, or `undefined` if it is too new or expired. */
export function readDeliveryRecord(delivery: StoredDelivery, now: number): WebhookDeliveryRecord | undefined {
  const version = delivery.versions.findLast(({ at }) => at + HISTORY_LAG_MS <= now);
  if (!version || !isShown(delivery.createdAt, now)) return undefined;
  const record = {
    id: delivery.id,
    webhook_id: delivery.webhookId,
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    status: version.status,
    attempt_count: version.attempts,
    last_response_status: version.responseStatus,
    // A field that the contract does not know. The service can add such fields.
    last_error: version.error,
    next_attempt_at: version.nextAttemptAt === null ? null : new Date(version.nextAttemptAt).toISOString(),
    created_at: new Date(delivery.createdAt).toISOString(),
    updated_at: new Date(version.at).toISOString(),
  };
  return record;
}

/** Returns the current version of a delivery. */
export function latestVersion({ versions }: StoredDelivery): DeliveryVersion | undefined {
  return versions.at(-1);
}

/** Deletes expired records. */
export function pruneHistory({ webhookEvents, webhookDeliveries }: WebhookTables, now: number): void {
  // Both tables are in order of time, so the search ends at the first record that is not expired.
  for (const [id, { occurredAt }] of webhookEvents) {
    if (!isOver(occurredAt, now)) break;
    webhookEvents.delete(id);
  }
  for (const [id, { createdAt }] of webhookDeliveries) {
    if (!isOver(createdAt, now)) break;
    webhookDeliveries.delete(id);
  }
}

function isShown(since: number, now: number): boolean {
  return since + HISTORY_LAG_MS <= now && !isOver(since, now);
}

function isOver(since: number, now: number): boolean {
  return now - since >= RETENTION_MS;
}
