import { parseTimestamp, type WebhookDeliveryRecord, type WebhookEventRecord } from "@partner-kit/contract";

/**
 * A line of the history. The service document shows no fields of its records: all but the ID can be missing, and `record`
 * is what came, with whatever else is in it.
 */
export type HistoryEntry = DeliveryEntry | EventEntry;

interface CommonEntry {
  readonly id: string;
  readonly eventType: string | undefined;
  /** Milliseconds since the epoch; `undefined` where it is not told, or in a way that cannot be read. */
  readonly at: number | undefined;
}

/** One event on its way to one endpoint. */
export interface DeliveryEntry extends CommonEntry {
  readonly kind: "delivery";
  readonly webhookId: string | undefined;
  readonly eventId: string | undefined;
  /** As the service calls it. */
  readonly status: string | undefined;
  readonly attempts: number | undefined;
  /** The receiver's last answer; `null` where there was none. */
  readonly lastAnswer: number | null | undefined;
  /** As the service wrote it; `null` where no attempt is due. */
  readonly nextAttemptAt: string | null | undefined;
  /** Milliseconds since the epoch; `undefined` where it is not told, or in a way that cannot be read. */
  readonly changedAt: number | undefined;
  readonly record: WebhookDeliveryRecord;
}

/** One event, whoever it went to. */
export interface EventEntry extends CommonEntry {
  readonly kind: "event";
  readonly record: WebhookEventRecord;
}

/** Reads a record of the deliveries' history. */
export function readDeliveryEntry(record: WebhookDeliveryRecord): DeliveryEntry {
  return {
    kind: "delivery",
    id: record.id,
    webhookId: record.webhook_id,
    eventId: record.event_id,
    eventType: record.event_type,
    status: record.status,
    attempts: record.attempt_count,
    lastAnswer: record.last_response_status,
    nextAttemptAt: record.next_attempt_at,
    changedAt: readTime(record.updated_at),
    at: readTime(record.created_at),
    record,
  };
}

/** Reads a record of the events' history. */
export function readEventEntry(record: WebhookEventRecord): EventEntry {
  return { kind: "event", id: record.id, eventType: record.type, at: readTime(record.occurred_at), record };
}

function readTime(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseTimestamp(text);
}
