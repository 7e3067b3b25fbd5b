import { WEBHOOK_RETRY_DELAYS_SECONDS, WEBHOOK_SECRET_BYTES } from "@partner-kit/contract";
import { createWebhookSecret } from "@partner-kit/contract/webhook";
import type { SeedParameters } from "../scenarios/scenario.ts";
import { DAY_MS } from "../wallet/readPastBalances.ts";
import { readPastEvents } from "../webhooks/readPastEvents.ts";
import { type AttemptResponse, simulateAttempts } from "../webhooks/simulateAttempts.ts";
import type { WebhookEndpoint } from "../webhooks/tables.ts";

/** Adds the past events to the webhook history, and an endpoint to which those of orders were delivered. */
export function seedPastDeliveries({ db, accountId, random, now }: SeedParameters): void {
  // Longer ago than the past.
  const createdAt = now - 60 * DAY_MS;
  const endpoint: WebhookEndpoint = {
    id: random.uuid(),
    accountId,
    url: "https://orders.partner.example/webhooks",
    description: "Order desk",
    eventTypes: ["exchange.accepted", "exchange.filled", "exchange.cancelled", "exchange.rejected"],
    enabled: true,
    secret: createWebhookSecret({ bytes: random.bytes(WEBHOOK_SECRET_BYTES) }),
    secretVersion: 1,
    previousSecret: null,
    createdAt,
    updatedAt: createdAt,
  };
  db.webhooks.set(endpoint.id, endpoint);
  let delivered = 0;
  for (const envelope of readPastEvents({ db, accountId }).toReversed()) {
    const { id, type, occurred_at } = envelope;
    const occurredAt = Date.parse(occurred_at);
    db.webhookEvents.set(id, { accountId, envelope, occurredAt });
    if (!endpoint.eventTypes.includes(type)) continue;
    const jitter = WEBHOOK_RETRY_DELAYS_SECONDS.map(() => random.fraction());
    const responses = recovered.get(delivered) ?? [204];
    const deliveryId = `dlv_${random.uuid()}`;
    db.webhookDeliveries.set(deliveryId, {
      id: deliveryId,
      accountId,
      webhookId: endpoint.id,
      eventId: id,
      eventType: type,
      jitter,
      createdAt: occurredAt,
      versions: simulateAttempts({ responses, jitter, start: occurredAt, end: now }),
    });
    delivered += 1;
  }
}

/** The responses to deliveries that succeeded after a retry, by their place among all, newest first. */
const recovered: ReadonlyMap<number, readonly AttemptResponse[]> = new Map([
  [4, ["timeout", 204]],
  [11, [503, 503, 204]],
]);
