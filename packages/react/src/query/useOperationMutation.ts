"use client";

import type { Data, Input, Operation } from "@partner-kit/contract";
import { type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useInsertionEffect } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import { checkPermission } from "../session/checkPermission.ts";
import { invalidateResources } from "./invalidateResources.ts";
import { rememberOutcomeUnknown } from "./isUncertain.ts";
import type { OperationError } from "./operationError.ts";
import { shareCall } from "./shareCall.ts";
import { useSingleSubmit } from "./useSingleSubmit.ts";

export interface UseOperationMutationParameters<TOperation extends Operation, TContext = unknown> {
  /**
   * Sends it again by itself after an uncertain answer, as reads are. Only for operations whose `retry` is `safe`.
   * Default false.
   */
  readonly retrySafely?: boolean | undefined;
  /** TanStack's own options, except those that belong to the operation. */
  readonly mutation?:
    | Omit<
        UseMutationOptions<Data<TOperation>, OperationError, Input<TOperation>, TContext>,
        "gcTime" | "mutationFn" | "retry"
      >
    | undefined;
}

export type UseOperationMutationReturnType<TOperation extends Operation, TContext = unknown> = UseMutationResult<
  Data<TOperation>,
  OperationError,
  Input<TOperation>,
  TContext
>;

/**
 * Sends an operation that changes something. Once it succeeded, what it affects is read again.
 *
 * A call with the same input as one that is still under way is not sent: here it is ignored (`mutateAsync` gives the
 * running promise back), from another place it joins that one. Whether a change that failed may have been carried out all the same is told by
 * `isUncertain`, of its error. What the session does not allow is not sent either: it
 * ends in a `PermissionError`. Apart from that, TanStack's result comes back unchanged.
 *
 * Input and result of a sensitive operation leave the mutation cache with the component. Call `reset` as soon as they
 * have served.
 */
export function useOperationMutation<TOperation extends Operation, TContext = unknown>(
  operation: TOperation,
  { mutation, retrySafely = false }: UseOperationMutationParameters<TOperation, TContext> = {},
): UseOperationMutationReturnType<TOperation, TContext> {
  const { kit, queryClient } = useKitContext();
  if (retrySafely && operation.retry !== "safe") {
    throw new TypeError(
      `useOperationMutation: ${operation.name} cannot be retried by itself, because sending it twice may do it twice. Leave \`retrySafely\` out.`,
    );
  }
  const { retry, retryDelay } = kit.retryPolicy;
  const result = useMutation<Data<TOperation>, OperationError, Input<TOperation>, TContext>(
    {
      mutationKey: [operation.resource, { kit: kit.baseUrl, operation: operation.name }],
      networkMode: "always",
      throwOnError: false,
      ...mutation,
      ...(operation.sensitive && { gcTime: 0 }),
      ...(retrySafely ? { retry, retryDelay } : { retry: false }),
      // TanStack makes one context for all tries of a run.
      mutationFn: (input, run) =>
        shareCall({
          kit,
          operation,
          input,
          call: async () => {
            await checkPermission({ queryClient, kit, operation });
            return kit.client.call(operation, input);
          },
        }).catch((error: unknown) => {
          // What a call fails with, by the client's word.
          throw rememberOutcomeUnknown(run, error as OperationError);
        }),
      onSuccess: (...args) => {
        // Not waited for: the change has happened, whatever becomes of the reads after it.
        void invalidateResources({ queryClient, kit, resources: operation.affects });
        return mutation?.onSuccess?.(...args);
      },
    },
    queryClient,
  );
  const single = useSingleSubmit(result);
  useResetOnUnmount(single.reset, operation.sensitive !== undefined);
  return { ...result, ...single };
}

/** Forgets input and result with the component. */
function useResetOnUnmount(reset: () => void, isEnabled: boolean): void {
  // An effect would also end when React only hides the component, and with it a secret that is shown once.
  useInsertionEffect(() => (isEnabled ? () => queueMicrotask(reset) : undefined), [reset, isEnabled]);
}
