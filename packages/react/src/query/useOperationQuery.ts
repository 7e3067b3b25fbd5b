"use client";

import type { Data, Input, Operation } from "@partner-kit/contract";
import { skipToken, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useKitContext } from "../provider/KitContext.ts";
import type { OperationError } from "./operationError.ts";
import { type OperationQueryKey, operationQueryKey } from "./operationQueryKey.ts";
import { assembleOperationQuery } from "./operationQueryOptions.ts";
import type { FailableQuery } from "./retryPolicy.ts";

export interface UseOperationQueryParameters<TOperation extends Operation, TSelected = Data<TOperation>> {
  /** Milliseconds between refetches while the component is mounted. Default: refetches only when the data is stale. */
  readonly refreshInterval?: number | undefined;
  /** TanStack's options, except key and function, which belong to the operation. */
  readonly query?:
    | Omit<
        UseQueryOptions<Data<TOperation>, OperationError, TSelected, OperationQueryKey<TOperation>>,
        "queryKey" | "queryFn"
      >
    | undefined;
}

export type UseOperationQueryReturnType<TOperation extends Operation, TSelected = Data<TOperation>> = UseQueryResult<
  TSelected,
  OperationError
>;

/**
 * Reads an operation and returns TanStack's result unchanged. Every reading data hook calls it. Sends nothing while `input`
 * is `undefined`. A read that the session does not allow fails with a `PermissionError` and is not sent.
 */
export function useOperationQuery<TOperation extends Operation, TSelected = Data<TOperation>>(
  operation: TOperation,
  input: Input<TOperation> | undefined,
  { refreshInterval, query }: UseOperationQueryParameters<TOperation, TSelected> = {},
): UseOperationQueryReturnType<TOperation, TSelected> {
  const { kit, queryClient } = useKitContext();
  const { retryPolicy, baseUrl } = kit;
  return useQuery(
    {
      ...(input === undefined ? undefined : assembleOperationQuery({ kit, operation, input })),
      refetchInterval: (failable: FailableQuery) => retryPolicy.refetchInterval(failable) || refreshInterval || false,
      ...query,
      queryKey: operationQueryKey({ baseUrl, operation, input }),
      // A host's client may come from another copy of TanStack, which does not know this `skipToken` and would call it.
      ...(input === undefined && { queryFn: skipToken, enabled: false }),
    },
    queryClient,
  );
}
