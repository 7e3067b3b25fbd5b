import type { Resource } from "@partner-kit/contract";
import type { Kit } from "./kit.ts";
import { staleTimes } from "./staleTimes.ts";

/** How a resource is read unless told otherwise. */
export function operationQueryPolicy({ kit, resource }: { readonly kit: Kit; readonly resource: Resource }) {
  return {
    staleTime: staleTimes[resource],
    ...kit.retryPolicy,
    // An admin often runs where the browser believes it is offline; the proxy's answer decides, not that belief.
    networkMode: "always" as const,
    refetchOnReconnect: true,
    // A host's default would throw errors that the kit's components mean to show.
    throwOnError: false,
  };
}
