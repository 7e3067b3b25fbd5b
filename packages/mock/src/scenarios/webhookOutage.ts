import { WEBHOOK_RETRY_DELAYS_SECONDS, WEBHOOK_SECRET_BYTES, type WebhookEventType } from "@partner-kit/contract";
import { createWebhookSecret } from "@partner-kit/contract/webhook";
import type { Fault } from "../faults.ts";
import type { Random } from "../random.ts";
import type { DeliveryFailure, DeliveryOutcome } from "../webhooks/deliver.ts";
import { sampleEventData } from "../webhooks/eventData.ts";
import { nextVersion } from "../webhooks/nextVersion.ts";
import type { DeliveryVersion, WebhookEndpoint, WebhookTables } from "../webhooks/tables.ts";

export interface SeedWebhookOutageParameters {
  readonly db: WebhookTables;
  readonly accountId: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Fills the tables with endpoints whose receivers went away fifty minutes ago, and what has become of deliveries since. */
export function seedWebhookOutage(parameters: SeedWebhookOutageParameters): void {
  const { db, random, now } = parameters;
  const [wallets, orders, retired] = createEndpoints(parameters);
  for (const endpoint of [wallets, orders, retired]) db.webhooks.set(endpoint.id, endpoint);
  for (const { minutesAgo, type, answers } of plan) {
    const occurredAt = now - minutesAgo * MINUTE_MS;
    const id = `evt_${random.uuid()}`;
    const data = sampleEventData({ type, random, now: occurredAt });
    const envelope = { id, type, version: 1, occurred_at: new Date(occurredAt).toISOString(), data };
    db.webhookEvents.set(id, { accountId: parameters.accountId, envelope, occurredAt });
    for (const endpoint of [wallets, orders, retired]) {
      const isRetired = endpoint === retired;
      if (!endpoint.eventTypes.includes(type) || (isRetired && occurredAt > retired.updatedAt)) continue;
      const jitter = WEBHOOK_RETRY_DELAYS_SECONDS.map(() => random.fraction());
      const history = playAnswers({ answers, jitter, start: occurredAt, end: isRetired ? retired.updatedAt : now });
      const deliveryId = `dlv_${random.uuid()}`;
      db.webhookDeliveries.set(deliveryId, {
        id: deliveryId,
        accountId: parameters.accountId,
        webhookId: endpoint.id,
        eventId: id,
        eventType: type,
        jitter,
        createdAt: occurredAt,
        versions: isRetired ? cancelPending(history, retired.updatedAt) : history,
      });
    }
  }
}

/** Until it is cleared nobody is reached. */
export const webhookOutageFault: Fault = { operation: "deliverWebhook", offline: true };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Answer = number | DeliveryFailure;

/** What happened, oldest first, and how the receivers answered one attempt after the other; the last answer is repeated. */
const plan: readonly { readonly minutesAgo: number; readonly type: WebhookEventType; readonly answers: Answer[] }[] = [
  { minutesAgo: 8650, type: "deposit.success", answers: [200] },
  { minutesAgo: 7200, type: "exchange.accepted", answers: [204] },
  { minutesAgo: 7198, type: "exchange.filled", answers: [204] },
  { minutesAgo: 5790, type: "withdrawal.success", answers: ["timeout", 200] },
  { minutesAgo: 4340, type: "deposit.success", answers: [503] },
  { minutesAgo: 4336, type: "withdrawal.failed", answers: [503] },
  { minutesAgo: 2900, type: "deposit.action_required", answers: [200] },
  { minutesAgo: 2870, type: "deposit.success", answers: [200] },
  { minutesAgo: 2100, type: "exchange.accepted", answers: [204] },
  { minutesAgo: 2098, type: "exchange.cancelled", answers: [422] },
  { minutesAgo: 1500, type: "withdrawal.partial", answers: [429, 503, 200] },
  { minutesAgo: 610, type: "exchange.accepted", answers: [204] },
  { minutesAgo: 608, type: "exchange.filled", answers: [301] },
  { minutesAgo: 240, type: "deposit.success", answers: [200] },
  { minutesAgo: 90, type: "exchange.rejected", answers: [204] },
  { minutesAgo: 48, type: "deposit.action_required", answers: ["timeout", "unreachable"] },
  { minutesAgo: 31, type: "deposit.success", answers: ["unreachable"] },
  { minutesAgo: 18, type: "exchange.accepted", answers: ["unreachable"] },
  { minutesAgo: 17, type: "exchange.filled", answers: ["unreachable"] },
  { minutesAgo: 4, type: "withdrawal.success", answers: ["unreachable"] },
];

type Endpoints = [wallets: WebhookEndpoint, orders: WebhookEndpoint, retired: WebhookEndpoint];

function createEndpoints({ accountId, random, now }: SeedWebhookOutageParameters): Endpoints {
  const create = (age: number, own: Pick<WebhookEndpoint, "url" | "description" | "eventTypes">): WebhookEndpoint => ({
    id: random.uuid(),
    accountId,
    ...own,
    enabled: true,
    secret: createWebhookSecret({ bytes: random.bytes(WEBHOOK_SECRET_BYTES) }),
    secretVersion: 1,
    previousSecret: null,
    createdAt: now - age,
    updatedAt: now - age,
  });
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
    description: "Old ledger, switched off after its last failure",
    eventTypes: ["deposit.success", "withdrawal.failed"],
  });
  retired.enabled = false;
  retired.updatedAt = now - 4330 * MINUTE_MS;
  // Its overlap runs still, so that rotating again is refused.
  wallets.previousSecret = { secret: wallets.secret, validUntil: now + 9 * HOUR_MS };
  wallets.secret = createWebhookSecret({ bytes: random.bytes(WEBHOOK_SECRET_BYTES) });
  wallets.secretVersion = 2;
  wallets.updatedAt = now - 15 * HOUR_MS;
  return [wallets, orders, retired];
}

interface PlayAnswersParameters {
  readonly answers: readonly Answer[];
  readonly jitter: readonly number[];
  /** Milliseconds since the epoch: when the event happened, and the time to stop before. */
  readonly start: number;
  readonly end: number;
}

function playAnswers({ answers, jitter, start, end }: PlayAnswersParameters): DeliveryVersion[] {
  let version: DeliveryVersion = {
    at: start,
    status: "pending",
    attempts: 0,
    responseStatus: null,
    error: null,
    nextAttemptAt: start + 100,
  };
  const versions = [version];
  while (version.nextAttemptAt !== null && version.nextAttemptAt <= end) {
    const now = version.nextAttemptAt;
    const attempt = version.attempts + 1;
    const outcome = writeOutcome(answers[attempt - 1] ?? answers.at(-1) ?? "unreachable");
    version = nextVersion({ outcome, attempt, jitter, now, realNow: now });
    versions.push(version);
  }
  return versions;
}

function writeOutcome(answer: Answer): DeliveryOutcome {
  return typeof answer === "number"
    ? { kind: "answered", status: answer, retryAfter: null }
    : { kind: "failed", reason: answer };
}

function cancelPending(versions: DeliveryVersion[], at: number): DeliveryVersion[] {
  const latest = versions.at(-1);
  if (latest?.status !== "pending") return versions;
  return [...versions, { ...latest, at, status: "cancelled", nextAttemptAt: null }];
}
