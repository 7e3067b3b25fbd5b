import type { Operation } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { OperationQueryOptions } from "../src/query/operationQueryKey.ts";

export interface PrefetchParameters<TOperation extends Operation> {
  readonly queryClient: QueryClient;
  readonly options: OperationQueryOptions<TOperation>;
}

/** What `query` of the newest TanStack Query does and `fetchQuery` of older ones: the tests run on both. */
export async function prefetch<TOperation extends Operation>(
  parameters: PrefetchParameters<TOperation>,
): Promise<void> {
  const { queryClient, options } = parameters;
  await queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(options)).fetch();
}
