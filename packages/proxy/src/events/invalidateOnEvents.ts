import { isWebhookEventType, type Resource, webhookEventFacts, webhookEventTypes } from "@partner-kit/contract";
import type { Store } from "../store/Store.ts";
import type { Upstream } from "../upstream/createUpstream.ts";

export interface InvalidateOnEventsParameters {
  readonly store: Pick<Store, "onWake">;
  readonly upstream: Pick<Upstream, "invalidate">;
}

export interface InvalidateOnEvents {
  /** Makes reads of what these events affect start anew. To be called before browsers learn of the events. */
  invalidate(types: readonly string[]): void;
  close(): void;
}

const allAffected: ReadonlySet<Resource> = affectedBy(webhookEventTypes);

/**
 * Makes sure that a read after an event never gets a result from before it. An instance that is woken does not know yet
 * which event was stored, so it invalidates what any event can affect: that costs one more read at most. It must listen
 * before anything that passes events on.
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
