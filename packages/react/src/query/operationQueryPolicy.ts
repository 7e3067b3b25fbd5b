import type { Operation } from "@partner-kit/contract";
import type { Kit } from "./kit.ts";
import { shareEntries } from "./shareEntries.ts";

/** Default query options of an operation. */
export function operationQueryPolicy({ kit, operation }: { readonly kit: Kit; readonly operation: Operation }) {
  const structuralSharing = shareEntries(operation);
  return {
    staleTime: operation.staleTime,
    ...(structuralSharing && { structuralSharing }),
    ...kit.retryPolicy,
    // A browser may report being offline although it reaches a proxy on the internal network.
    networkMode: "always" as const,
    refetchOnReconnect: true,
    // The kit's components display errors, so a host's default must not throw them.
    throwOnError: false,
  };
}
