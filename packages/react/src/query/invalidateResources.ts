import type { Resource } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Kit } from "./kit.ts";
import { isKitQueryKey } from "./operationQueryKey.ts";

export interface InvalidateResourcesParameters {
  /** The kit's own client or a host's. */
  readonly queryClient: QueryClient;
  readonly kit: Pick<Kit, "baseUrl">;
  /** `all`: everything this kit has read. */
  readonly resources: readonly Resource[] | "all";
}

/** Marks reads as stale, and reads those again that are on the page. A click and a webhook end here. */
export async function invalidateResources(parameters: InvalidateResourcesParameters): Promise<void> {
  const { queryClient, kit, resources } = parameters;
  if (resources.length === 0) return;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      isKitQueryKey(queryKey, kit.baseUrl) && (resources === "all" || resources.includes(queryKey[0])),
  });
}
