import type { Operation } from "@partner-kit/contract";
import type { Kit } from "./kit.ts";
import { isMergedFrom, mergeEntries } from "./mergeEntries.ts";

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

/**
 * Structural sharing by the entries' key. TanStack's default compares by index and descends into every entry. Returns
 * `undefined` if the operation declares no entries, so that the default applies.
 */
function shareEntries({
  entries,
}: Pick<Operation, "entries">): ((known: unknown, incoming: unknown) => unknown) | undefined {
  if (!entries) return undefined;
  const { list, key } = entries;
  return (known, incoming) => {
    if (!isRecord(known) || !isRecord(incoming)) return incoming;
    const before = known[list];
    const after = incoming[list];
    if (!isEntryList(before) || !isEntryList(after)) return incoming;
    if (isMergedFrom(after, before)) return incoming;
    const shared = mergeEntries({ key, known: before, incoming: after, full: true });
    return shared === before ? known : { ...incoming, [list]: shared };
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** The client has parsed the result against the operation's schema: every entry is an object. */
function isEntryList(value: unknown): value is Readonly<Record<string, unknown>>[] {
  return Array.isArray(value);
}
