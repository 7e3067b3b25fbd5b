"use client";

import { deleteWebhook } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseDeleteWebhookParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof deleteWebhook,
  TContext
>;
export type UseDeleteWebhookReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof deleteWebhook,
  TContext
>;

/** Removes a webhook endpoint and cancels its queued deliveries. (Service document: Endpoints, Webhooks.) */
export function useDeleteWebhook<TContext = unknown>(
  parameters: UseDeleteWebhookParameters<TContext> = {},
): UseDeleteWebhookReturnType<TContext> {
  return useOperationMutation(deleteWebhook, parameters);
}
