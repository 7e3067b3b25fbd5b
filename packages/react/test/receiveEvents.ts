import { type WebhookEventType, webhookEventTypes } from "@partner-kit/contract";
import { type Backend, RECEIVER_URL } from "./createBackend.ts";
import { pass, settle } from "./renderWithKit.tsx";

/** Subscribes the proxy's receiver to all events. */
export async function subscribeReceiver({ fetch }: Backend): Promise<void> {
  await fetch("/partner-kit/partner/webhooks", {
    method: "POST",
    headers: { "content-type": "application/json", "x-partner-kit": "1" },
    body: JSON.stringify({ url: RECEIVER_URL, description: "", enabled: true, event_types: webhookEventTypes }),
  });
}

/** Triggers events at the service one by one and waits until the page has received each. */
export async function emit(backend: Backend, ...types: readonly WebhookEventType[]): Promise<void> {
  for (const type of types) {
    backend.service.emit({ type });
    await pass(backend, 1000);
    // The page batches events within half a second.
    await settle(500);
  }
}
