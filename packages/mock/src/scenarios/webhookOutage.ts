import { WEBHOOK_SECRET_BYTES, type WebhookEventType } from "@partner-kit/contract";
import { createWebhookSecret } from "@partner-kit/contract/webhook";
import type { Fault } from "../faults.ts";
import type { Random } from "../random.ts";
import { type AttemptResponse, createDelivery, createEndpoint } from "../seed/endpoints.ts";
import { sampleEventData } from "../webhooks/eventData.ts";
import type { DeliveryVersion, WebhookEndpoint, WebhookTables } from "../webhooks/tables.ts";

export interface SeedWebhookOutageParameters {
  readonly db: WebhookTables;
  readonly accountId: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Creates endpoints whose receivers became unreachable 50 minutes ago, with their delivery history. */
export function seedWebhookOutage(parameters: SeedWebhookOutageParameters): void {
  const { db, random, now } = parameters;
  const [wallets, orders, retired] = createEndpoints(parameters);
  for (const endpoint of [wallets, orders, retired]) db.webhooks.set(endpoint.id, endpoint);
  for (const { minutesAgo, type, responses } of plan) {
    const occurredAt = now - minutesAgo * MINUTE_MS;
    const id = `evt_${random.uuid()}`;
    const data = sampleEventData({ type, random, now: occurredAt });
    const envelope = { id, type, version: 1, occurred_at: new Date(occurredAt).toISOString(), data };
    db.webhookEvents.set(id, { accountId: parameters.accountId, envelope, occurredAt });
    for (const endpoint of [wallets, orders, retired]) {
      const isRetired = endpoint === retired;
      if (!endpoint.eventTypes.includes(type) || (isRetired && occurredAt > retired.updatedAt)) continue;
      const end = isRetired ? retired.updatedAt : now;
      const delivery = createDelivery({ endpoint, envelope, responses, random, end });
      const versions = isRetired ? cancelPending(delivery.versions, end) : delivery.versions;
      db.webhookDeliveries.set(delivery.id, { ...delivery, versions });
    }
  }
}

/** Makes every receiver unreachable until it is cleared. */
export const webhookOutageFault: Fault = { operation: "deliverWebhook", offline: true };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Events, oldest first, with the response to each attempt. The last response repeats. */
const plan: readonly {
  readonly minutesAgo: number;
  readonly type: WebhookEventType;
  readonly responses: AttemptResponse[];
}[] = [
  { minutesAgo: 8650, type: "deposit.success", responses: [200] },
  { minutesAgo: 7200, type: "exchange.accepted", responses: [204] },
  { minutesAgo: 7198, type: "exchange.filled", responses: [204] },
  { minutesAgo: 5790, type: "withdrawal.success", responses: ["timeout", 200] },
  { minutesAgo: 4340, type: "deposit.success", responses: [503] },
  { minutesAgo: 4336, type: "withdrawal.failed", responses: [503] },
  { minutesAgo: 2900, type: "deposit.action_required", responses: [200] },
  { minutesAgo: 2870, type: "deposit.success", responses: [200] },
  { minutesAgo: 2100, type: "exchange.accepted", responses: [204] },
  { minutesAgo: 2098, type: "exchange.cancelled", responses: [422] },
  { minutesAgo: 1500, type: "withdrawal.partial", responses: [429, 503, 200] },
  { minutesAgo: 610, type: "exchange.accepted", responses: [204] },
  { minutesAgo: 608, type: "exchange.filled", responses: [301] },
  { minutesAgo: 240, type: "deposit.success", responses: [200] },
  { minutesAgo: 90, type: "exchange.rejected", responses: [204] },
  { minutesAgo: 48, type: "deposit.action_required", responses: ["timeout", "unreachable"] },
  { minutesAgo: 31, type: "deposit.success", responses: ["unreachable"] },
  { minutesAgo: 18, type: "exchange.accepted", responses: ["unreachable"] },
  { minutesAgo: 17, type: "exchange.filled", responses: ["unreachable"] },
  { minutesAgo: 4, type: "withdrawal.success", responses: ["unreachable"] },
];

type Endpoints = [wallets: WebhookEndpoint, orders: WebhookEndpoint, retired: WebhookEndpoint];

function createEndpoints({ accountId, random, now }: SeedWebhookOutageParameters): Endpoints {
  const create = (age: number, own: Pick<WebhookEndpoint, "url" | "description" | "eventTypes">) =>
    createEndpoint({ random, accountId, createdAt: now - age, ...own });
  const wallets = create(41 * DAY_MS, {
    url: "https://hooks.partner.example/service/wallets",
    description: "Treasury ledger",
    eventTypes: [
      "deposit.action_required",
      "deposit.success",
      "deposit.failed",
      "withdrawal.success",
      "withdrawal.partial",
      "withdrawal.failed",
    ],
  });
  const orders = create(41 * DAY_MS, {
    url: "https://hooks.partner.example/service/orders",
    description: "Order desk",
    eventTypes: ["exchange.accepted", "exchange.filled", "exchange.cancelled", "exchange.rejected"],
  });
  const retired = create(200 * DAY_MS, {
    url: "https://legacy.partner.example/events",
    description: "Old ledger, disabled after its last failure",
    eventTypes: ["deposit.success", "withdrawal.failed"],
  });
  retired.enabled = false;
  retired.updatedAt = now - 4330 * MINUTE_MS;
  // The overlap is still running, so the service rejects another rotation.
  wallets.previousSecret = { secret: wallets.secret, validUntil: now + 9 * HOUR_MS };
  wallets.secret = createWebhookSecret({ bytes: random.bytes(WEBHOOK_SECRET_BYTES) });
  wallets.secretVersion = 2;
  wallets.updatedAt = now - 15 * HOUR_MS;
  return [wallets, orders, retired];
}

function cancelPending(versions: readonly DeliveryVersion[], at: number): readonly DeliveryVersion[] {
  const latest = versions.at(-1);
  if (latest?.status !== "pending") return versions;
  return [...versions, { ...latest, at, status: "cancelled", nextAttemptAt: null }];
}
