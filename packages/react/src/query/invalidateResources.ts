import type { Resource } from "@partner-kit/contract";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { Kit } from "./kit.ts";
import { isKitQueryKey, isPagesKey } from "./operationQueryKey.ts";

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
  const running = queryClient
    .getQueryCache()
    .findAll({ type: "active", fetchStatus: "fetching", predicate: isAffected });
  // Many pages take longer to read than the next event takes to arrive. Restarting them would never end.
  const paged = new Set(running.filter(({ queryKey }) => isPagesKey(queryKey)));
  const continued = new Set(running.filter((query) => query.state.data === undefined || paged.has(query)));
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => isAffected(query) && !paged.has(query) }),
    queryClient.invalidateQueries({ predicate: (query) => paged.has(query) }, { cancelRefetch: false }),
  ]);
  if (continued.size === 0) return;
  // TanStack never restarts a first read, and treats its data as current although the read may have started before the
  // change. A query that is fetching again started after the change.
  await queryClient.invalidateQueries({
    predicate: (query) => continued.has(query) && query.state.data !== undefined && query.state.fetchStatus === "idle",
  });
}
