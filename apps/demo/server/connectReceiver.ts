export interface ConnectReceiverParameters {
  /** Asks the proxy in the name of somebody who may manage webhooks. */
  readonly ask: (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<Response>;
  /** Where the service reaches the proxy's receiver. */
  readonly receiverUrl: string;
}

/**
 * Has the service's webhooks sent to the proxy, unless they are already. The endpoint is made through the proxy, which
 * keeps its signing secret for itself: nobody has to copy it anywhere.
 */
export async function connectReceiver({ ask, receiverUrl }: ConnectReceiverParameters): Promise<void> {
  const listing = await ask("GET", "/partner/webhooks");
  if (!listing.ok) throw new Error(`The proxy answered ${listing.status} when it was asked for the webhook endpoints.`);
  if ((await listing.text()).includes(JSON.stringify(receiverUrl))) return;
  const created = await ask("POST", "/partner/webhooks", {
    url: receiverUrl,
    description: "Harmattan Pay admin",
    enabled: true,
    event_types: eventTypes,
  });
  // The response contains the secret, so the error does not quote it.
  if (!created.ok) throw new Error(`The proxy answered ${created.status} to the request for a webhook endpoint.`);
}

/**
 * Takes the endpoint away through the proxy, which forgets its secret: an emulator that is reset forgets its endpoints,
 * and secrets of endpoints that are gone would stay in the proxy's store.
 */
export async function disconnectReceiver({ ask, receiverUrl }: ConnectReceiverParameters): Promise<void> {
  const listing = await ask("GET", "/partner/webhooks");
  if (!listing.ok) throw new Error(`The proxy answered ${listing.status} when it was asked for the webhook endpoints.`);
  const { data } = (await listing.json()) as { readonly data: readonly Endpoint[] };
  for (const { id, url } of data) if (url === receiverUrl) await ask("DELETE", `/partner/webhooks/${id}`);
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
