import { getWebhookDelivery, getWebhookEvent, listWebhookDeliveries, listWebhookEvents } from "@partner-kit/contract";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/**
 * Reads the service's event history. It may lag and goes back 30 days. (Service document: History; its fields are assumed.)
 */
export const useWebhookEvents: QueryHook<typeof listWebhookEvents> = queryHook(listWebhookEvents);

/** TanStack options of the service's event history, for prefetching and servers. */
export const webhookEventsQuery: QueryOptionsFactory<typeof listWebhookEvents> = queryOptionsOf(listWebhookEvents);

/** Reads one event of the service's history. (Service document: History; its fields are assumed.) */
export const useWebhookEvent: QueryHook<typeof getWebhookEvent> = queryHook(getWebhookEvent);

/** TanStack options of one event of the service's history, for prefetching and servers. */
export const webhookEventQuery: QueryOptionsFactory<typeof getWebhookEvent> = queryOptionsOf(getWebhookEvent);

/**
 * Reads the service's delivery history. It may lag and goes back 30 days. (Service document: History; its fields are
 * assumed.)
 */
export const useWebhookDeliveries: QueryHook<typeof listWebhookDeliveries> = queryHook(listWebhookDeliveries);

/** TanStack options of the service's delivery history, for prefetching and servers. */
export const webhookDeliveriesQuery: QueryOptionsFactory<typeof listWebhookDeliveries> =
  queryOptionsOf(listWebhookDeliveries);

/** Reads one delivery of the service's history. (Service document: History; its fields are assumed.) */
export const useWebhookDelivery: QueryHook<typeof getWebhookDelivery> = queryHook(getWebhookDelivery);

/** TanStack options of one delivery of the service's history, for prefetching and servers. */
export const webhookDeliveryQuery: QueryOptionsFactory<typeof getWebhookDelivery> = queryOptionsOf(getWebhookDelivery);
