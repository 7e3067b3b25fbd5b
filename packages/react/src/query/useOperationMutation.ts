"use client";

import type { Data, Input, Operation } from "@partner-kit/contract";
import { type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import { usePartnerKit } from "../provider/usePartnerKit.ts";
import { checkPermission } from "../session/checkPermission.ts";
import { invalidateResources } from "./invalidateResources.ts";
import { afterTry } from "./isUncertain.ts";
import type { OperationError } from "./operationError.ts";
import { shareCall } from "./shareCall.ts";
import { useSingleSubmit } from "./useSingleSubmit.ts";

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

/**
 * Sends an operation that changes something. Once it succeeded, what it affects is read again.
 *
 * A call with the same input as one that is still under way is not sent: here it is ignored (`mutateAsync` gives the
 * running promise back), from another place it joins that one. Whether a change that failed may have been carried out all the same is told by
 * `isUncertain`, of its error. What the session does not allow is not sent either: it
 * ends in a `PermissionError`. Apart from that, TanStack's result comes back unchanged.
 */
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
  const result = useMutation<Data<TOperation>, OperationError, Input<TOperation>, TContext>(
    {
      mutationKey: [operation.resource, { kit: kit.baseUrl, operation: operation.name }],
      networkMode: "always",
      throwOnError: false,
      ...mutation,
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
          throw afterTry(run, error as OperationError);
        }),
      onSuccess: (...args) => {
        // Not waited for: the change has happened, whatever becomes of the reads after it.
        void invalidateResources({ queryClient, kit, resources: operation.affects });
        return mutation?.onSuccess?.(...args);
      },
    },
    queryClient,
  );
  return { ...result, ...useSingleSubmit(result) };
}
