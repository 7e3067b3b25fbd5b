import type { SeedParameters } from "../scenarios/scenario.ts";
import { DAY_MS } from "../wallet/readPastBalances.ts";
import { readPastEvents } from "../webhooks/readPastEvents.ts";
import { type AttemptResponse, createDelivery, createEndpoint } from "./endpoints.ts";

/** Adds the past events to the webhook history, and an endpoint to which those of orders were delivered. */
export function seedPastDeliveries({ db, accountId, random, now }: SeedParameters): void {
  const endpoint = createEndpoint({
    random,
    accountId,
    url: "https://orders.partner.example/webhooks",
    description: "Order desk",
    eventTypes: ["exchange.accepted", "exchange.filled", "exchange.cancelled", "exchange.rejected"],
    // Longer ago than the past.
    createdAt: now - 60 * DAY_MS,
  });
  db.webhooks.set(endpoint.id, endpoint);
  let delivered = 0;
  for (const envelope of readPastEvents({ db, accountId }).toReversed()) {
    db.webhookEvents.set(envelope.id, { accountId, envelope, occurredAt: Date.parse(envelope.occurred_at) });
    if (!endpoint.eventTypes.includes(envelope.type)) continue;
    const responses = recovered.get(delivered) ?? [204];
    const delivery = createDelivery({ endpoint, envelope, responses, random, end: now });
    db.webhookDeliveries.set(delivery.id, delivery);
    delivered += 1;
  }
}

/** The responses to deliveries that succeeded after a retry, by their place among all, newest first. */
const recovered: ReadonlyMap<number, readonly AttemptResponse[]> = new Map([
  [4, ["timeout", 204]],
  [11, [503, 503, 204]],
]);
