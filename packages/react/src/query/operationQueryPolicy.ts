import type { Operation } from "@partner-kit/contract";
import type { Kit } from "./kit.ts";
import { shareEntries } from "./shareEntries.ts";

/** How an operation is read unless the caller says otherwise. */
export function operationQueryPolicy({ kit, operation }: { readonly kit: Kit; readonly operation: Operation }) {
  const structuralSharing = shareEntries(operation);
  return {
    staleTime: operation.staleTime,
    ...(structuralSharing && { structuralSharing }),
    ...kit.retryPolicy,
    // An admin often runs where the browser believes that it is offline. The proxy's response decides instead.
    networkMode: "always" as const,
    refetchOnReconnect: true,
    // A host's default would throw errors that the kit's components display.
    throwOnError: false,
  };
}
