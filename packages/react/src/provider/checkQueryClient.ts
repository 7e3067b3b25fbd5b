import { QueryClient } from "@tanstack/react-query";

/**
 * Refuses a host's client that is older than the hooks that would use it. Where a page has two copies of TanStack Query,
 * a newer client does for older hooks, but newer hooks call what an older client does not have.
 */
export function checkQueryClient(queryClient: QueryClient): void {
  if (Object.getOwnPropertyNames(QueryClient.prototype).every((name) => name in queryClient)) return;
  throw new Error(
    "The `queryClient` of <PartnerKitProvider> is of another copy of @tanstack/react-query, too old for the kit's. Let both resolve to one (`npm dedupe`).",
  );
}
