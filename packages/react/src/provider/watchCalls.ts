import type { QueryClient } from "@tanstack/react-query";
import { isKitQueryKey } from "../query/operationQueryKey.ts";
import type { ReportError } from "./ReportError.ts";
import type { ReportEvent } from "./ReportEvent.ts";

export interface WatchCallsParameters {
  readonly queryClient: QueryClient;
  readonly baseUrl: string;
  readonly reportError: ReportError;
  readonly reportEvent: ReportEvent;
}

/**
 * Reports failed reads and writes of one kit and the outcome of its writes, beginning with those that have already failed.
 * Returns a function that stops.
 */
export function watchCalls(parameters: WatchCallsParameters): () => void {
  const { queryClient, baseUrl, reportError, reportEvent } = parameters;
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
    if (event.type !== "updated") return;
    const { type: outcome } = event.action;
    const { mutationKey: key } = event.mutation.options;
    if ((outcome !== "success" && outcome !== "error") || !isKitQueryKey(key, baseUrl)) return;
    reportEvent({ name: "mutation", operation: key[1].operation, outcome });
    report(key, event.mutation.state.error, "mutation");
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
