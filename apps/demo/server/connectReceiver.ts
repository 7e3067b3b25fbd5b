import type { Ask } from "./ask.ts";

export interface ConnectReceiverParameters {
  /** Sends a request to the proxy as a person who may manage webhooks. */
  readonly ask: Ask;
  /** URL at which the service reaches the proxy's webhook receiver. */
  readonly receiverUrl: string;
}

/**
 * Creates the webhook endpoint that delivers the service's events to the proxy, unless it exists. The request goes
 * through the proxy, which stores the signing secret, so nobody has to copy it.
 */
export async function connectReceiver({ ask, receiverUrl }: ConnectReceiverParameters): Promise<void> {
  if ((await listEndpoints(ask)).some(({ url }) => url === receiverUrl)) return;
  const created = await ask("POST", "/partner/webhooks", {
    url: receiverUrl,
    description: "Harmattan Pay admin",
    enabled: true,
    event_types: eventTypes,
  });
  // The response contains the secret, so the error does not quote it.
  if (!created.ok) throw new Error(`The proxy returned ${created.status} when the webhook endpoint was created.`);
}

/**
 * Deletes the endpoint through the proxy, which also deletes its secret. A reset removes the emulator's endpoints.
 * Without this request, the proxy's store would keep their secrets.
 */
export async function disconnectReceiver({ ask, receiverUrl }: ConnectReceiverParameters): Promise<void> {
  for (const { id, url } of await listEndpoints(ask)) {
    if (url === receiverUrl) await ask("DELETE", `/partner/webhooks/${id}`);
  }
}

async function listEndpoints(ask: Ask): Promise<readonly Endpoint[]> {
  const listing = await ask("GET", "/partner/webhooks");
  if (!listing.ok) throw new Error(`The proxy returned ${listing.status} for the list of webhook endpoints.`);
  const { data } = (await listing.json()) as { readonly data: readonly Endpoint[] };
  return data;
}

interface Endpoint {
  readonly id: string;
  readonly url: string;
}

const eventTypes = [
  "deposit.action_required",
  "deposit.success",
  "deposit.failed",
  "withdrawal.success",
  "withdrawal.partial",
  "withdrawal.failed",
  "exchange.accepted",
  "exchange.filled",
  "exchange.replaced",
  "exchange.cancelled",
  "exchange.rejected",
];
