import { withLink } from "@partner-kit/contract";
import { QueryClient } from "@tanstack/react-query";

/**
 * Throws if the host's client comes from a copy of TanStack Query that is too old for the kit's hooks, which call methods
 * that such a client lacks.
 */
export function checkQueryClient(queryClient: QueryClient): void {
  if (Object.getOwnPropertyNames(QueryClient.prototype).every((name) => name in queryClient)) return;
  const message =
    "The `queryClient` of <PartnerKitProvider> comes from an older copy of @tanstack/react-query than the kit's. Install one version for both (`npm dedupe`).";
  throw new Error(withLink(message, "QUERY_CLIENT_INVALID"));
}
