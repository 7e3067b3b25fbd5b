"use client";

import type { Data, Input, Operation } from "@partner-kit/contract";
import { skipToken, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useKitContext } from "../provider/KitContext.ts";
import type { OperationError } from "./operationError.ts";
import { type OperationQueryKey, operationQueryKey } from "./operationQueryKey.ts";
import { assembleOperationQuery } from "./operationQueryOptions.ts";
import type { FailableQuery } from "./retryPolicy.ts";

export interface UseOperationQueryParameters<TOperation extends Operation, TSelected = Data<TOperation>> {
  /** Milliseconds after which it is read again while it is on the page. Default: only when something says it is stale. */
  readonly refreshInterval?: number | undefined;
  /** TanStack's own options; key and function belong to the operation. */
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
 * Reads an operation. Every data hook is this one with an operation filled in; TanStack's result comes back unchanged.
 * While `input` is `undefined` nothing is read. What the session does not allow is not sent: it ends in a `PermissionError`.
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
      // Another copy of TanStack, which a host's client may come from, has a token of its own and takes this for a function.
      ...(input === undefined && { queryFn: skipToken, enabled: false }),
    },
    queryClient,
  );
}
