"use client";

import { type Data, getWebhookEvent } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export interface UseWebhookEventParameters<TSelected = Data<typeof getWebhookEvent>>
  extends UseOperationQueryParameters<typeof getWebhookEvent, TSelected> {
  /** While it is `undefined`, nothing is read. */
  readonly event_id: string | undefined;
}

export type UseWebhookEventReturnType<TSelected = Data<typeof getWebhookEvent>> = UseOperationQueryReturnType<
  typeof getWebhookEvent,
  TSelected
>;

/** Reads one past event. (Service document: History; its fields are assumed.) */
export function useWebhookEvent<TSelected = Data<typeof getWebhookEvent>>({
  event_id,
  ...parameters
}: UseWebhookEventParameters<TSelected>): UseWebhookEventReturnType<TSelected> {
  return useOperationQuery(getWebhookEvent, event_id === undefined ? undefined : { event_id }, parameters);
}
