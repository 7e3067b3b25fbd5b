"use client";

import type { Data, Input, Operation } from "@partner-kit/contract";
import { type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import { usePartnerKit } from "../provider/usePartnerKit.ts";
import { invalidateResources } from "./invalidateResources.ts";
import type { OperationError } from "./operationError.ts";

export interface UseOperationMutationParameters<TOperation extends Operation, TContext = unknown> {
  /**
   * Sends it again by itself after an uncertain answer, as reads are. Only for operations whose `retry` is `safe`.
   * Default false.
   */
  readonly retrySafely?: boolean | undefined;
  /** TanStack's own options. */
  readonly mutation?:
    | Omit<UseMutationOptions<Data<TOperation>, OperationError, Input<TOperation>, TContext>, "mutationFn" | "retry">
    | undefined;
}

export type UseOperationMutationReturnType<TOperation extends Operation, TContext = unknown> = UseMutationResult<
  Data<TOperation>,
  OperationError,
  Input<TOperation>,
  TContext
>;

/** Sends an operation that changes something. Once it succeeded, what it affects is read again. */
export function useOperationMutation<TOperation extends Operation, TContext = unknown>(
  operation: TOperation,
  { mutation, retrySafely = false }: UseOperationMutationParameters<TOperation, TContext> = {},
): UseOperationMutationReturnType<TOperation, TContext> {
  const { kit, queryClient } = usePartnerKit();
  if (retrySafely && operation.retry !== "safe") {
    throw new TypeError(
      `useOperationMutation: ${operation.name} cannot be retried by itself, because sending it twice may do it twice. Leave \`retrySafely\` out.`,
    );
  }
  const { retry, retryDelay } = kit.retryPolicy;
  return useMutation(
    {
      mutationKey: [operation.resource, { kit: kit.baseUrl, operation: operation.name }],
      networkMode: "always",
      throwOnError: false,
      ...mutation,
      ...(retrySafely ? { retry, retryDelay } : { retry: false }),
      mutationFn: (input: Input<TOperation>) => kit.client.call(operation, input),
      onSuccess: (...args) => {
        // Not waited for: the change has happened, whatever becomes of the reads after it.
        void invalidateResources({ queryClient, kit, resources: operation.affects });
        return mutation?.onSuccess?.(...args);
      },
    },
    queryClient,
  );
}
