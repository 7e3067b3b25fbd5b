import { signWebhook, WEBHOOK_USER_AGENT, webhookHeaders } from "@partner-kit/contract/webhook";
import type { Clock } from "../clock.ts";
import type { Deliver, DeliveryOutcome } from "./deliver.ts";
import type { StoredDelivery, WebhookEndpoint, WebhookEnvelope } from "./tables.ts";

export interface SendAttemptParameters {
  readonly deliver: Deliver;
  readonly endpoint: WebhookEndpoint;
  readonly delivery: StoredDelivery;
  readonly envelope: WebhookEnvelope;
  /** Number of the logical attempt, from 1. */
  readonly attempt: number;
  /** Secrets expire on the emulated clock. Signatures use real time, because receivers check their age. */
  readonly clock: Pick<Clock, "now" | "realNow">;
  readonly signal: AbortSignal;
}

/** Signs a delivery and sends it. (Service document: Delivery contract; Signature verification.) */
export async function sendAttempt(parameters: SendAttemptParameters): Promise<DeliveryOutcome> {
  const { deliver, endpoint, delivery, envelope, attempt, clock, signal } = parameters;
  const body = encoder.encode(JSON.stringify(envelope));
  const { id, type } = envelope;
  const timestamp = Math.floor(clock.realNow() / 1000);
  const signatures = await Promise.all(
    activeSecrets(endpoint, clock.now()).map((secret) => signWebhook({ secret, id, timestamp, body })),
  );
  const headers = {
    "content-type": "application/json",
    "user-agent": WEBHOOK_USER_AGENT,
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: String(timestamp),
    [webhookHeaders.signature]: signatures.join(" "),
    [webhookHeaders.deliveryId]: delivery.id,
    [webhookHeaders.eventType]: type,
    [webhookHeaders.deliveryAttempt]: String(attempt),
  };
  try {
    return await deliver({ url: endpoint.url, headers, body, signal });
  } catch {
    return { kind: "failed", reason: "unreachable" };
  }
}

const encoder = new TextEncoder();

/** Newest first: two during the overlap of a rotation. */
function activeSecrets({ secret, previousSecret }: WebhookEndpoint, now: number): string[] {
  return previousSecret && now < previousSecret.validUntil ? [secret, previousSecret.secret] : [secret];
}
