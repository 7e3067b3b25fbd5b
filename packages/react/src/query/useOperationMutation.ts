"use client";

import type { Data, Input, Operation } from "@partner-kit/contract";
import { hashKey, type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useCallback, useInsertionEffect, useState } from "react";
import { memoize } from "../format/memoize.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { checkPermission } from "../session/checkPermission.ts";
import { invalidateResources } from "./invalidateResources.ts";
import { rememberOutcomeUnknown } from "./isUncertain.ts";
import type { Kit } from "./kit.ts";
import type { OperationError } from "./operationError.ts";

export interface UseOperationMutationParameters<TOperation extends Operation, TContext = unknown> {
  /** Retries transient errors automatically. Only for operations whose `retry` is `safe`. Default false. */
  readonly retrySafely?: boolean | undefined;
  /** TanStack's options, except those that belong to the operation. */
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
 * Sends an operation that changes something, and refetches the affected resources when it succeeds. Returns TanStack's
 * result, with one difference:
 *
 * A call with the input of a call in flight is not sent a second time. `mutateAsync` returns the promise of the first, and
 * only the callbacks that the first call received run, once.
 * A change that the session does not allow is not sent and fails with a `PermissionError`. `isUncertain(error)` returns
 * whether a failed change may have been carried out.
 *
 * Input and result of a sensitive operation are removed from the mutation cache when the component unmounts. Call `reset`
 * to remove them earlier.
 */
export function useOperationMutation<TOperation extends Operation, TContext = unknown>(
  operation: TOperation,
  { mutation, retrySafely = false }: UseOperationMutationParameters<TOperation, TContext> = {},
): UseOperationMutationReturnType<TOperation, TContext> {
  const { kit, queryClient } = useKitContext();
  if (retrySafely && operation.retry !== "safe") {
    throw new TypeError(
      `useOperationMutation: \`retrySafely\` was set for "${operation.name}", which may be carried out twice if it is sent twice. Remove \`retrySafely\`.`,
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
      // TanStack passes the same context object to all attempts of a run.
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
          // The client rejects with no other errors.
          throw rememberOutcomeUnknown(run, error as OperationError);
        }),
      onSuccess: (...args) => {
        // Not awaited: the change has succeeded even if a refetch fails.
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

function useResetOnUnmount(reset: () => void, isEnabled: boolean): void {
  // React also cleans up effects when it hides a component, which would discard a secret that is shown only once.
  useInsertionEffect(() => (isEnabled ? () => queueMicrotask(reset) : undefined), [reset, isEnabled]);
}

interface ShareCallParameters<TOperation extends Operation> {
  readonly kit: Kit;
  readonly operation: TOperation;
  readonly input: Input<TOperation>;
  readonly call: () => Promise<Data<TOperation>>;
}

/**
 * Sends a change, or returns the promise of the same change if it is in flight, for example after a second click or in a
 * second copy of the form. After it has ended, the same input is a new change.
 */
function shareCall<TOperation extends Operation>(
  parameters: ShareCallParameters<TOperation>,
): Promise<Data<TOperation>> {
  const { kit, operation, input, call } = parameters;
  const running = callsOf(kit);
  const key = hashKey([operation.name, input]);
  const known = running.get(key);
  // The key contains the operation's name, so the type matches.
  if (known) return known as Promise<Data<TOperation>>;
  const started = call().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

const callsOf = memoize((_kit: Kit) => new Map<string, Promise<unknown>>(), new WeakMap());

/** Wraps a mutation's functions so that calls with the same input share one request while it is in flight. */
function useSingleSubmit<TData, TError, TInput, TContext>(
  result: UseMutationResult<TData, TError, TInput, TContext>,
): Pick<UseMutationResult<TData, TError, TInput, TContext>, "mutate" | "mutateAsync" | "reset"> {
  const { mutateAsync: send, reset: resetMutation } = result;
  const [running] = useState(() => new Map<string, Promise<TData>>());

  const mutateAsync = useCallback<typeof send>(
    (...parameters) => {
      const key = hashKey([parameters[0]]);
      const known = running.get(key);
      if (known) return known;
      const started = send(...parameters).finally(() => running.get(key) === started && running.delete(key));
      running.set(key, started);
      return started;
    },
    [running, send],
  );
  const mutate = useCallback<typeof result.mutate>(
    // The error is in the result, as with TanStack's `mutate`.
    (...parameters) => void mutateAsync(...parameters).catch(() => undefined),
    [mutateAsync],
  );
  const reset = useCallback(() => {
    running.clear();
    resetMutation();
  }, [running, resetMutation]);
  return { mutate, mutateAsync, reset };
}
