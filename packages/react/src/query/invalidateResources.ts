import type { Resource } from "@partner-kit/contract";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { Kit } from "./kit.ts";
import { isKitQueryKey } from "./operationQueryKey.ts";

export interface InvalidateResourcesParameters {
  /** The kit's client or the host's. */
  readonly queryClient: QueryClient;
  readonly kit: Pick<Kit, "baseUrl">;
  /** `all`: every read of this kit. */
  readonly resources: readonly Resource[] | "all";
}

/** Marks reads as stale and refetches those on the page. Runs after every successful change and every webhook event. */
export async function invalidateResources(parameters: InvalidateResourcesParameters): Promise<void> {
  const { queryClient, kit, resources } = parameters;
  if (resources.length === 0) return;
  const isAffected = ({ queryKey }: Query): boolean =>
    isKitQueryKey(queryKey, kit.baseUrl) && (resources === "all" || resources.includes(queryKey[0]));
  const firstReads = new Set(
    queryClient
      .getQueryCache()
      .findAll({ type: "active", fetchStatus: "fetching", predicate: isAffected })
      .filter(({ state }) => state.data === undefined),
  );
  await queryClient.invalidateQueries({ predicate: isAffected });
  if (firstReads.size === 0) return;
  // TanStack never restarts a first read, and treats its data as current although the read may have started before the
  // change. A query that is fetching again started after the change.
  await queryClient.invalidateQueries({
    predicate: (query) => firstReads.has(query) && query.state.data !== undefined && query.state.fetchStatus === "idle",
  });
}
