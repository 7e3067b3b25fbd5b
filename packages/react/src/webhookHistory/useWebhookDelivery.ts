"use client";

import { type Data, getWebhookDelivery } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export interface UseWebhookDeliveryParameters<TSelected = Data<typeof getWebhookDelivery>>
  extends UseOperationQueryParameters<typeof getWebhookDelivery, TSelected> {
  /** While it is `undefined`, nothing is read. */
  readonly delivery_id: string | undefined;
}

export type UseWebhookDeliveryReturnType<TSelected = Data<typeof getWebhookDelivery>> = UseOperationQueryReturnType<
  typeof getWebhookDelivery,
  TSelected
>;

/** Reads one past delivery. (Service document: History; its fields are assumed.) */
export function useWebhookDelivery<TSelected = Data<typeof getWebhookDelivery>>({
  delivery_id,
  ...parameters
}: UseWebhookDeliveryParameters<TSelected>): UseWebhookDeliveryReturnType<TSelected> {
  return useOperationQuery(getWebhookDelivery, delivery_id === undefined ? undefined : { delivery_id }, parameters);
}
