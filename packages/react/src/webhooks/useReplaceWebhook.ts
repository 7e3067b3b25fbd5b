"use client";

import { replaceWebhook } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseReplaceWebhookParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof replaceWebhook,
  TContext
>;
export type UseReplaceWebhookReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof replaceWebhook,
  TContext
>;

/**
 * Replaces the whole configuration of a webhook endpoint, its subscriptions included. Disabling cancels queued
 * deliveries, which are not resumed. (Service document: Endpoints, Webhooks; Subscription rules.)
 */
export function useReplaceWebhook<TContext = unknown>(
  parameters: UseReplaceWebhookParameters<TContext> = {},
): UseReplaceWebhookReturnType<TContext> {
  return useOperationMutation(replaceWebhook, parameters);
}
