"use client";

import { createWebhook } from "@partner-kit/contract";
import { type UseForgetfulMutationParameters, useForgetfulMutation } from "../query/useForgetfulMutation.ts";
import type { UseOperationMutationReturnType } from "../query/useOperationMutation.ts";

export type UseCreateWebhookParameters<TContext = unknown> = UseForgetfulMutationParameters<
  typeof createWebhook,
  TContext
>;
export type UseCreateWebhookReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof createWebhook,
  TContext
>;

/**
 * Registers a webhook endpoint. Its signing secret stands in `data.secret`, this once: show it, then call `reset`. It
 * leaves the mutation cache with the component and never enters the query cache. (Service document: Endpoints,
 * Webhooks; Subscription rules.)
 */
export function useCreateWebhook<TContext = unknown>(
  parameters: UseCreateWebhookParameters<TContext> = {},
): UseCreateWebhookReturnType<TContext> {
  return useForgetfulMutation(createWebhook, parameters);
}
