"use client";

import { type Data, listWebhookDeliveries } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseWebhookDeliveriesParameters<TSelected = Data<typeof listWebhookDeliveries>> =
  UseOperationQueryParameters<typeof listWebhookDeliveries, TSelected>;
export type UseWebhookDeliveriesReturnType<TSelected = Data<typeof listWebhookDeliveries>> =
  UseOperationQueryReturnType<typeof listWebhookDeliveries, TSelected>;

/**
 * Reads the past deliveries that the service remembers: it may lag behind, and goes back 30 days. (Service document:
 * History; its fields are assumed.)
 */
export function useWebhookDeliveries<TSelected = Data<typeof listWebhookDeliveries>>(
  parameters: UseWebhookDeliveriesParameters<TSelected> = {},
): UseWebhookDeliveriesReturnType<TSelected> {
  return useOperationQuery(listWebhookDeliveries, {}, parameters);
}
