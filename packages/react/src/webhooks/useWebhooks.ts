"use client";

import { type Data, listWebhooks } from "@partner-kit/contract";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "../query/useOperationQuery.ts";

export type UseWebhooksParameters<TSelected = Data<typeof listWebhooks>> = UseOperationQueryParameters<
  typeof listWebhooks,
  TSelected
>;
export type UseWebhooksReturnType<TSelected = Data<typeof listWebhooks>> = UseOperationQueryReturnType<
  typeof listWebhooks,
  TSelected
>;

/**
 * Reads the webhook endpoints. Never holds signing material. (Service document: Endpoints, Webhooks; the shape of the
 * listing is assumed.)
 */
export function useWebhooks<TSelected = Data<typeof listWebhooks>>(
  parameters: UseWebhooksParameters<TSelected> = {},
): UseWebhooksReturnType<TSelected> {
  return useOperationQuery(listWebhooks, {}, parameters);
}
