"use client";

import { type Data, getWebhook } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export interface UseWebhookParameters<TSelected = Data<typeof getWebhook>>
  extends UseOperationQueryParameters<typeof getWebhook, TSelected> {
  /** While it is `undefined`, nothing is read. */
  readonly webhook_id: string | undefined;
}

export type UseWebhookReturnType<TSelected = Data<typeof getWebhook>> = UseOperationQueryReturnType<
  typeof getWebhook,
  TSelected
>;

/**
 * Reads one webhook endpoint. One that belongs to another account is not found either. (Service document: Endpoints,
 * Webhooks.)
 */
export function useWebhook<TSelected = Data<typeof getWebhook>>({
  webhook_id,
  ...parameters
}: UseWebhookParameters<TSelected>): UseWebhookReturnType<TSelected> {
  return useOperationQuery(getWebhook, webhook_id === undefined ? undefined : { webhook_id }, parameters);
}
