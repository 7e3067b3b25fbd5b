"use client";

import { updateRecipient } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "../query/useOperationMutation.ts";

export type UseUpdateRecipientParameters<TContext = unknown> = UseOperationMutationParameters<
  typeof updateRecipient,
  TContext
>;
export type UseUpdateRecipientReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof updateRecipient,
  TContext
>;

/**
 * Changes a saved recipient; fields left out keep their value. A change of bank details needs the account verified
 * again. Moves no funds. (Service document: Endpoints, Wallets, PATCH rules.)
 */
export function useUpdateRecipient<TContext = unknown>(
  parameters: UseUpdateRecipientParameters<TContext> = {},
): UseUpdateRecipientReturnType<TContext> {
  return useOperationMutation(updateRecipient, parameters);
}
