import type { QueryClient } from "@tanstack/react-query";
import { isKitQueryKey } from "../query/operationQueryKey.ts";
import type { ReportError } from "./ReportError.ts";

export interface WatchErrorsParameters {
  readonly queryClient: QueryClient;
  readonly baseUrl: string;
  readonly reportError: ReportError;
}

/**
 * Reports failed reads and writes of one kit, whoever's QueryClient they went through, beginning with those that have
 * failed already. Answers how to stop.
 */
export function watchErrors({ queryClient, baseUrl, reportError }: WatchErrorsParameters): () => void {
  const queries = queryClient.getQueryCache();
  const mutations = queryClient.getMutationCache();

  function report(key: unknown, error: unknown, source: "query" | "mutation"): void {
    if (error !== null && isKitQueryKey(key, baseUrl)) reportError(error, { source, operation: key[1].operation });
  }

  for (const { queryKey, state } of queries.getAll()) report(queryKey, state.error, "query");
  for (const { options, state } of mutations.getAll()) report(options.mutationKey, state.error, "mutation");
  const stopQueries = queries.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error")
      report(event.query.queryKey, event.action.error, "query");
  });
  const stopMutations = mutations.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error")
      report(event.mutation.options.mutationKey, event.action.error, "mutation");
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
