import type { Operation } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { OperationQueryOptions } from "../src/query/operationQueryKey.ts";

export interface PrefetchParameters<TOperation extends Operation> {
  readonly queryClient: QueryClient;
  readonly options: OperationQueryOptions<TOperation>;
}

/** Calls `query` of the latest TanStack Query, or `fetchQuery` of older versions. Tests run with both. */
export async function prefetch<TOperation extends Operation>(
  parameters: PrefetchParameters<TOperation>,
): Promise<void> {
  const { queryClient, options } = parameters;
  await queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(options)).fetch();
}
