import { WEBHOOK_RETRY_DELAYS_SECONDS, WEBHOOK_SECRET_BYTES } from "@partner-kit/contract";
import { createWebhookSecret } from "@partner-kit/contract/webhook";
import type { Random } from "../random.ts";
import type { DeliveryFailure, DeliveryOutcome } from "../webhooks/deliver.ts";
import { nextVersion } from "../webhooks/nextVersion.ts";
import type { DeliveryVersion, StoredDelivery, WebhookEndpoint, WebhookEnvelope } from "../webhooks/tables.ts";

export interface CreateEndpointParameters
  extends Pick<WebhookEndpoint, "accountId" | "url" | "description" | "eventTypes" | "createdAt"> {
  readonly random: Random;
}

/** Creates an enabled endpoint that was not changed since its creation. */
export function createEndpoint({ random, ...own }: CreateEndpointParameters): WebhookEndpoint {
  return {
    id: random.uuid(),
    ...own,
    enabled: true,
    secret: createWebhookSecret({ bytes: random.bytes(WEBHOOK_SECRET_BYTES) }),
    secretVersion: 1,
    previousSecret: null,
    updatedAt: own.createdAt,
  };
}

/** The status code of a response, or why none arrived. */
export type AttemptResponse = number | DeliveryFailure;

export interface CreateDeliveryParameters {
  readonly endpoint: WebhookEndpoint;
  readonly envelope: WebhookEnvelope;
  /** The response to each attempt. The last one repeats. */
  readonly responses: readonly AttemptResponse[];
  readonly random: Random;
  /** End of the history, in milliseconds since the epoch. */
  readonly end: number;
}

/** Creates a delivery with the history of its attempts, without sending anything. */
export function createDelivery(parameters: CreateDeliveryParameters): StoredDelivery {
  const { endpoint, envelope, responses, random, end } = parameters;
  const createdAt = Date.parse(envelope.occurred_at);
  const jitter = WEBHOOK_RETRY_DELAYS_SECONDS.map(() => random.fraction());
  return {
    id: `dlv_${random.uuid()}`,
    accountId: endpoint.accountId,
    webhookId: endpoint.id,
    eventId: envelope.id,
    eventType: envelope.type,
    jitter,
    createdAt,
    versions: simulateAttempts({ responses, jitter, start: createdAt, end }),
  };
}

interface SimulateAttemptsParameters {
  readonly responses: readonly AttemptResponse[];
  readonly jitter: readonly number[];
  /** Milliseconds since the epoch: time of the event, and end of the history. */
  readonly start: number;
  readonly end: number;
}

function simulateAttempts({ responses, jitter, start, end }: SimulateAttemptsParameters): DeliveryVersion[] {
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
    const outcome = writeOutcome(responses[attempt - 1] ?? responses.at(-1) ?? "unreachable");
    version = nextVersion({ outcome, attempt, jitter, now, realNow: now });
    versions.push(version);
  }
  return versions;
}

function writeOutcome(response: AttemptResponse): DeliveryOutcome {
  return typeof response === "number"
    ? { kind: "response", status: response, retryAfter: null }
    : { kind: "failed", reason: response };
}
