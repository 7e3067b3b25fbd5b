import { parseTimestamp, type WebhookDeliveryRecord, type WebhookEventRecord } from "@partner-kit/contract";

/**
 * An entry of the history. The service document does not show its fields, so all but the ID can be missing. `record` is the
 * raw record.
 */
export type HistoryEntry = DeliveryEntry | EventEntry;

interface CommonEntry {
  readonly id: string;
  readonly eventType: string | undefined;
  /** Milliseconds since the epoch. `undefined` if it is missing or unreadable. */
  readonly at: number | undefined;
}

/** A delivery of an event to an endpoint. */
export interface DeliveryEntry extends CommonEntry {
  readonly kind: "delivery";
  readonly webhookId: string | undefined;
  readonly eventId: string | undefined;
  /** The service's status, unchanged. */
  readonly status: string | undefined;
  readonly attempts: number | undefined;
  /** HTTP status of the receiver's last response. `null` if there was no response. */
  readonly lastResponse: number | null | undefined;
  /** The service's timestamp, unchanged. `null` if no attempt is due. */
  readonly nextAttemptAt: string | null | undefined;
  /** Milliseconds since the epoch. `undefined` if it is missing or unreadable. */
  readonly changedAt: number | undefined;
  readonly record: WebhookDeliveryRecord;
}

/** An event, for all its deliveries. */
export interface EventEntry extends CommonEntry {
  readonly kind: "event";
  readonly record: WebhookEventRecord;
}

export function readDeliveryEntry(record: WebhookDeliveryRecord): DeliveryEntry {
  return {
    kind: "delivery",
    id: record.id,
    webhookId: record.webhook_id,
    eventId: record.event_id,
    eventType: record.event_type,
    status: record.status,
    attempts: record.attempt_count,
    lastResponse: record.last_response_status,
    nextAttemptAt: record.next_attempt_at,
    changedAt: readTime(record.updated_at),
    at: readTime(record.created_at),
    record,
  };
}

export function readEventEntry(record: WebhookEventRecord): EventEntry {
  return { kind: "event", id: record.id, eventType: record.type, at: readTime(record.occurred_at), record };
}

function readTime(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseTimestamp(text);
}
