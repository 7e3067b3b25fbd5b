"use client";

import { rotateWebhookSecret } from "@partner-kit/contract";
import { type UseForgetfulMutationParameters, useForgetfulMutation } from "../query/useForgetfulMutation.ts";
import type { UseOperationMutationReturnType } from "../query/useOperationMutation.ts";

export type UseRotateWebhookSecretParameters<TContext = unknown> = UseForgetfulMutationParameters<
  typeof rotateWebhookSecret,
  TContext
>;
export type UseRotateWebhookSecretReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof rotateWebhookSecret,
  TContext
>;

/**
 * Makes a new signing secret. It stands in `data.secret`, this once: show it, then call `reset`. It leaves the
 * mutation cache with the component and never enters the query cache. Refused with `SECRET_ROTATION_IN_PROGRESS` until
 * the overlap before it has ended. (Service document: States and transitions; Subscription rules.)
 */
export function useRotateWebhookSecret<TContext = unknown>(
  parameters: UseRotateWebhookSecretParameters<TContext> = {},
): UseRotateWebhookSecretReturnType<TContext> {
  return useForgetfulMutation(rotateWebhookSecret, parameters);
}
