import { isWebhookEventType, type Resource, webhookEventFacts, webhookEventTypes } from "@partner-kit/contract";
import type { Store } from "../store/Store.ts";
import type { Upstream } from "../upstream/createUpstream.ts";

export interface ForgetOnEventsParameters {
  readonly store: Pick<Store, "onWake">;
  readonly upstream: Pick<Upstream, "forget">;
}

export interface ForgetOnEvents {
  /** Makes reads of what these events affect start anew. To be called before browsers learn of the events. */
  forget(types: readonly string[]): void;
  close(): void;
}

const allAffected: ReadonlySet<Resource> = affectedBy(webhookEventTypes);

/**
 * Makes sure that a read after an event never gets a result from before it. An instance that is woken does not know yet
 * which event was stored, so it forgets what any event can affect: that costs one more read at most. It must listen
 * before anything that passes events on.
 */
export function forgetOnEvents({ store, upstream }: ForgetOnEventsParameters): ForgetOnEvents {
  const close = store.onWake((topic) => {
    if (topic === "events") upstream.forget(allAffected);
  });
  return {
    forget(types) {
      if (types.length > 0) upstream.forget(types.every(isWebhookEventType) ? affectedBy(types) : allAffected);
    },
    close,
  };
}

function affectedBy(types: readonly string[]): ReadonlySet<Resource> {
  return new Set(types.flatMap((type) => (isWebhookEventType(type) ? webhookEventFacts(type).affects : [])));
}
