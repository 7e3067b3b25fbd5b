"use client";

import { createRecipient } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseCreateRecipientParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof createRecipient,
  TContext
>;
export type UseCreateRecipientReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof createRecipient,
  TContext
>;

/**
 * Saves a recipient. Moves no funds. (Service document: Operations whose shapes are incomplete; path and body are
 * assumed.)
 */
export function useCreateRecipient<TContext = unknown>(
  parameters: UseCreateRecipientParameters<TContext> = {},
): UseCreateRecipientReturnType<TContext> {
  return useOperationMutation(createRecipient, parameters);
}
