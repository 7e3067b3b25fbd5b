"use client";

import type { OperationError } from "../query/operationError.ts";
import { type DeliveryEntry, type HistoryEntry, readDeliveryEntry, readEventEntry } from "./historyEntries.ts";
import { useWebhookDeliveries, useWebhookDelivery, useWebhookEvent } from "./webhookHistory.ts";

export interface UseDeliveryDetailParameters {
  /** The entry of the list. */
  readonly entry: HistoryEntry;
}

export interface UseDeliveryDetailReturnType {
  /** The entry as read for this view. The entry of the list until then. */
  readonly entry: HistoryEntry;
  /** Why it could not be read. The entry of the list is shown instead. */
  readonly error: OperationError | undefined;
  /** The record of the delivered event, if it is known. */
  readonly event: unknown;
  /** The deliveries of an event, if the history has them. */
  readonly deliveries: readonly DeliveryEntry[];
}

/** Reads an entry of the history: a delivery with its event, or an event with its deliveries. */
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
