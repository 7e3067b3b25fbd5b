import type { MockService } from "@partner-kit/mock";
import type { Store } from "@partner-kit/proxy";

/**
 * Lists the events of the emulated account's past, as a proxy would have received them. Without them, the activity of a demo
 * that has just started would be empty.
 */
export function listPastEvents(service: Pick<MockService, "readEvents">): Parameters<Store["appendEvents"]>[0] {
  return service.readEvents().map((event) => ({
    id: event.id,
    type: event.type,
    occurred_at: event.occurred_at,
    received_at: Date.parse(event.occurred_at) + DELIVERY_MS,
    body: new TextEncoder().encode(JSON.stringify(event)),
  }));
}

/** Assumed time from an event to its delivery. */
const DELIVERY_MS = 1_000;
