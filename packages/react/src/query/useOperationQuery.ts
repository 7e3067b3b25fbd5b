"use client";

import type { Data, Input, Operation } from "@partner-kit/contract";
import { type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { usePartnerKit } from "../provider/usePartnerKit.ts";
import type { OperationError } from "./operationError.ts";
import { operationQueryDefaults } from "./operationQueryDefaults.ts";
import type { OperationQueryKey } from "./operationQueryKey.ts";
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

/** Reads an operation. Every data hook is this one with an operation filled in; TanStack's result comes back unchanged. */
export function useOperationQuery<TOperation extends Operation, TSelected = Data<TOperation>>(
  operation: TOperation,
  input: Input<TOperation>,
  { refreshInterval, query }: UseOperationQueryParameters<TOperation, TSelected> = {},
): UseOperationQueryReturnType<TOperation, TSelected> {
  const { kit, queryClient } = usePartnerKit();
  const { queryKey, queryFn, ...defaults } = operationQueryDefaults({ kit, operation, input });
  const refetchInterval = (failable: FailableQuery) => defaults.refetchInterval(failable) || refreshInterval || false;
  return useQuery({ ...defaults, refetchInterval, ...query, queryKey, queryFn }, queryClient);
}
