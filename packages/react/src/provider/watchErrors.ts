import type { QueryClient } from "@tanstack/react-query";
import { isKitQueryKey } from "../query/operationQueryKey.ts";
import type { ReportError } from "./ReportError.ts";

export interface WatchErrorsParameters {
  readonly queryClient: QueryClient;
  readonly baseUrl: string;
  readonly reportError: ReportError;
}

/** Reports failed reads and writes of one kit, whoever's QueryClient they went through. Answers how to stop. */
export function watchErrors({ queryClient, baseUrl, reportError }: WatchErrorsParameters): () => void {
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    const queryKey: unknown = event.query.queryKey;
    if (isKitQueryKey(queryKey, baseUrl))
      reportError(event.action.error, { source: "query", operation: queryKey[1].operation });
  });
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    const key = event.mutation.options.mutationKey ?? [];
    if (isKitQueryKey(key, baseUrl))
      reportError(event.action.error, { source: "mutation", operation: key[1].operation });
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
