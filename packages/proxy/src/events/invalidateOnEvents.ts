import { isWebhookEventType, type Resource, webhookEventFacts, webhookEventTypes } from "@partner-kit/contract";
import type { Store } from "../store/Store.ts";
import type { Upstream } from "../upstream/createUpstream.ts";

export interface InvalidateOnEventsParameters {
  readonly store: Pick<Store, "onWake">;
  readonly upstream: Pick<Upstream, "invalidate">;
}

export interface InvalidateOnEvents {
  /** Invalidates reads that these event types affect. Call it before browsers learn of the events. */
  invalidate(types: readonly string[]): void;
  close(): void;
}

const allAffected: ReadonlySet<Resource> = affectedBy(webhookEventTypes);

/**
 * Ensures that a read after an event never returns older data. A woken instance does not know the new event's type yet,
 * so it invalidates everything that events affect, at the cost of one extra read. It must listen before the event
 * subscriptions do.
 */
export function invalidateOnEvents({ store, upstream }: InvalidateOnEventsParameters): InvalidateOnEvents {
  const close = store.onWake((topic) => {
    if (topic === "events") upstream.invalidate(allAffected);
  });
  return {
    invalidate(types) {
      if (types.length > 0) upstream.invalidate(types.every(isWebhookEventType) ? affectedBy(types) : allAffected);
    },
    close,
  };
}

function affectedBy(types: readonly string[]): ReadonlySet<Resource> {
  return new Set(types.flatMap((type) => (isWebhookEventType(type) ? webhookEventFacts(type).affects : [])));
}
