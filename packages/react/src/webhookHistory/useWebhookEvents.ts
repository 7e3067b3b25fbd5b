"use client";

import { type Data, listWebhookEvents } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseWebhookEventsParameters<TSelected = Data<typeof listWebhookEvents>> = UseOperationQueryParameters<
  typeof listWebhookEvents,
  TSelected
>;
export type UseWebhookEventsReturnType<TSelected = Data<typeof listWebhookEvents>> = UseOperationQueryReturnType<
  typeof listWebhookEvents,
  TSelected
>;

/**
 * Reads the past events that the service remembers: it may lag behind, and goes back 30 days. (Service document:
 * History; its fields are assumed.)
 */
export function useWebhookEvents<TSelected = Data<typeof listWebhookEvents>>(
  parameters: UseWebhookEventsParameters<TSelected> = {},
): UseWebhookEventsReturnType<TSelected> {
  return useOperationQuery(listWebhookEvents, {}, parameters);
}
