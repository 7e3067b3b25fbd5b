import { createEventMemory, type EventMemory } from "./createEventMemory.ts";
import { createShareGroup, type ShareGroup } from "./createShareGroup.ts";
import type { LiveLine } from "./LiveLine.ts";
import type { StreamEvent } from "./readEventStream.ts";
import type { Sharing } from "./Sharing.ts";

export interface CreateSharedLineParameters {
  /** Opens the stream itself. */
  readonly open: LiveLine["open"];
  readonly sharing: Sharing;
  /** Tells this tab from the others. */
  readonly tabId: string;
  /** The name that tabs with the same stream have in common; `undefined` where that cannot be told. */
  readonly readName: () => Promise<string | undefined>;
  /** How things stand, as messages of the stream, for a tab that begins to follow this one. */
  readonly snapshot: () => readonly StreamEvent[];
}

/**
 * A stream that the tabs of a browser share: one holds it and tells the others. Tabs agree by a lock, so that a tab that
 * is closed or crashes is replaced at once, and one that is frozen as soon as it does not answer. Each tab knows the
 * last event, so whoever comes next carries on from there.
 */
export function createSharedLine(parameters: CreateSharedLineParameters): LiveLine {
  const { open, sharing, tabId, readName, snapshot } = parameters;
  // Kept while this tab rests, and for no other name: another name is another person.
  let memory: { readonly name: string; readonly events: EventMemory } | undefined;
  const listeners = new Set<() => void>();
  let group: ShareGroup | undefined;

  function rest(): void {
    group?.leave();
    group = undefined;
  }

  return {
    open: async (lastEventId, signal) => {
      const name = await readName();
      if (signal.aborted) return { kind: "failed", retryAfter: undefined };
      if (name !== group?.name) rest();
      if (name === undefined) return open(lastEventId, signal);
      if (memory?.name !== name) memory = { name, events: createEventMemory() };
      group ??= createShareGroup({ name, sharing, tabId, memory: memory.events, open, snapshot, onLead });
      return group.open(lastEventId, signal);
    },
    rest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function onLead(): void {
    for (const listener of listeners) listener();
  }
}
