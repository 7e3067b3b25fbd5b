import type { QueryClient } from "@tanstack/react-query";
import { isKitQueryKey } from "../query/operationQueryKey.ts";

export interface RefetchStaleParameters {
  readonly queryClient: QueryClient;
  readonly baseUrl: string;
}

/** Refetches the data on the page, as a poll does. Rejects if that fails. */
export function refetchStale({ queryClient, baseUrl }: RefetchStaleParameters): Promise<void> {
  return queryClient.refetchQueries(
    {
      type: "active",
      stale: true,
      // Failed reads are retried on their own, and a refused one must not slow the others down.
      predicate: ({ queryKey, state }) => isKitQueryKey(queryKey, baseUrl) && state.status !== "error",
    },
    { throwOnError: true },
  );
}
