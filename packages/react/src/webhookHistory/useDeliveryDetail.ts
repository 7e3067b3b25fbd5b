"use client";

import type { OperationError } from "../query/operationError.ts";
import { type DeliveryEntry, type HistoryEntry, readDeliveryEntry, readEventEntry } from "./historyEntries.ts";
import { useWebhookDeliveries, useWebhookDelivery, useWebhookEvent } from "./webhookHistory.ts";

export interface UseDeliveryDetailParameters {
  /** The line that was opened. */
  readonly entry: HistoryEntry;
}

export interface UseDeliveryDetailReturnType {
  /** Read by itself, and so at least as recent as the line; the line until then. */
  readonly entry: HistoryEntry;
  /** Why it could not be read by itself. The line is shown all the same. */
  readonly error: OperationError | undefined;
  /** The record of the event that a delivery carried, as far as it is known. */
  readonly event: unknown;
  /** Where an event went, as far as the history tells. */
  readonly deliveries: readonly DeliveryEntry[];
}

/** One line of the history in full: a delivery with its event, or an event with its deliveries. */
export function useDeliveryDetail({ entry }: UseDeliveryDetailParameters): UseDeliveryDetailReturnType {
  const isDelivery = entry.kind === "delivery";
  const eventId = isDelivery ? entry.eventId : entry.id;
  const delivery = useWebhookDelivery({ delivery_id: isDelivery ? entry.id : undefined });
  const event = useWebhookEvent({ event_id: eventId });
  const deliveries = useWebhookDeliveries({ query: { enabled: !isDelivery } });
  return {
    entry: toEntry(),
    error: (isDelivery ? delivery.error : event.error) ?? undefined,
    event: isDelivery ? event.data : undefined,
    deliveries: isDelivery
      ? []
      : (deliveries.data?.deliveries.map(readDeliveryEntry) ?? []).filter((one) => one.eventId === entry.id),
  };

  function toEntry(): HistoryEntry {
    if (isDelivery) return delivery.data ? readDeliveryEntry(delivery.data) : entry;
    return event.data ? readEventEntry(event.data) : entry;
  }
}
