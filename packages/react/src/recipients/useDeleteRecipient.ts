"use client";

import { deleteRecipient } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseDeleteRecipientParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof deleteRecipient,
  TContext
>;
export type UseDeleteRecipientReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof deleteRecipient,
  TContext
>;

/** Removes a saved recipient. (Service document: Operations whose shapes are incomplete; the path is assumed.) */
export function useDeleteRecipient<TContext = unknown>(
  parameters: UseDeleteRecipientParameters<TContext> = {},
): UseDeleteRecipientReturnType<TContext> {
  return useOperationMutation(deleteRecipient, parameters);
}
