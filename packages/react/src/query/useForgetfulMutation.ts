"use client";

import type { Operation } from "@partner-kit/contract";
import { useInsertionEffect } from "react";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "./useOperationMutation.ts";

/** TanStack's options but `gcTime`, which is 0. */
export interface UseForgetfulMutationParameters<TOperation extends Operation, TContext = unknown>
  extends Omit<UseOperationMutationParameters<TOperation, TContext>, "mutation"> {
  readonly mutation?:
    | Omit<NonNullable<UseOperationMutationParameters<TOperation, TContext>["mutation"]>, "gcTime">
    | undefined;
}

/**
 * A mutation whose input or result is a secret or personal data: neither outlives the component in the mutation cache,
 * and neither ever enters the query cache. Call `reset` as soon as it has served.
 */
export function useForgetfulMutation<TOperation extends Operation, TContext = unknown>(
  operation: TOperation,
  { mutation, ...parameters }: UseForgetfulMutationParameters<TOperation, TContext> = {},
): UseOperationMutationReturnType<TOperation, TContext> {
  const result = useOperationMutation(operation, { ...parameters, mutation: { ...mutation, gcTime: 0 } });
  const { reset } = result;
  // An effect would also end where React only hides the component, and with it a secret that is shown once.
  useInsertionEffect(() => () => queueMicrotask(reset), [reset]);
  return result;
}
