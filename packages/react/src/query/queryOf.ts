import type { Data, Operation } from "@partner-kit/contract";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { OperationError } from "./operationError.ts";
import type { OperationQueryKey, OperationQueryOptions } from "./operationQueryKey.ts";

/**
 * Returns the cached query of a read, creating it if needed. Its `fetch` reads once for simultaneous callers, as `fetchQuery`
 * does. Newer versions of TanStack Query name that `query`, and the host may bring either.
 */
export function queryOf<TOperation extends Operation>(
  queryClient: QueryClient,
  options: OperationQueryOptions<TOperation>,
): Query<Data<TOperation>, OperationError, Data<TOperation>, OperationQueryKey<TOperation>> {
  return queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(options));
}
