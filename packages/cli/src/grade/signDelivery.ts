import { createWebhookSecret, signWebhook, WEBHOOK_USER_AGENT, webhookHeaders } from "@partner-kit/contract/webhook";
import type { Delivery, SignedDelivery } from "./Delivery.ts";

export interface SignDeliveryParameters {
  readonly delivery: Delivery;
  /** The ID, if the delivery has none. */
  readonly id: string;
  /** `whsec_…`. */
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const encoder = new TextEncoder();
const foreignSecret = createWebhookSecret();

/** Signs a delivery as the service does, then changes it as the delivery says. */
export async function signDelivery({ delivery, id, secret, now }: SignDeliveryParameters): Promise<SignedDelivery> {
  const { type = "deposit.success", offset = 0, shift = 0, attempt = 1, changedBody } = delivery;
  const timestamp = Math.floor(now / 1000) + offset;
  const body = bytesOf(delivery.body ?? writeEvent(delivery, { id, type, now }));
  const genuine = await signWebhook({ secret, id, timestamp, body });
  const all = {
    "content-type": "application/json",
    "user-agent": WEBHOOK_USER_AGENT,
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: String(timestamp + shift),
    [webhookHeaders.signature]: genuine,
    [webhookHeaders.deliveryId]: `dlv_${id}`,
    [webhookHeaders.eventType]: type,
    [webhookHeaders.deliveryAttempt]: String(attempt),
    ...delivery.headers,
  };
  if (delivery.signature) {
    const foreign = await signWebhook({ secret: foreignSecret, id, timestamp, body });
    all[webhookHeaders.signature] = delivery.signature(genuine, foreign);
  }
  const sent = changedBody === undefined ? body : bytesOf(changedBody);
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const headers: Record<string, string> = { ...Object.fromEntries(given), "content-length": String(sent.length) };
  const isChanged = shift !== 0 || changedBody !== undefined || (delivery.signature ?? delivery.headers) !== undefined;
  return { headers, body: sent, hidden: isChanged ? await hiddenSignature(headers, sent, secret) : undefined };
}

/** The right signature of a delivery with a wrong one. With it, anyone could forge the delivery. */
async function hiddenSignature(
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  secret: string,
): Promise<string | undefined> {
  const { [webhookHeaders.id]: id, [webhookHeaders.timestamp]: timestamp } = headers;
  if (id === undefined || timestamp === undefined) return undefined;
  const [, signature = ""] = (await signWebhook({ secret, id, timestamp: Number(timestamp), body })).split(",");
  return headers[webhookHeaders.signature]?.includes(signature) === true ? undefined : signature;
}

interface EventFacts {
  readonly id: string;
  readonly type: string;
  readonly now: number;
}

function writeEvent({ occurredAt, data = {}, fields = {} }: Delivery, { id, type, now }: EventFacts): string {
  const occurred_at = occurredAt ?? new Date(now).toISOString();
  return JSON.stringify({ id, type, version: 1, occurred_at, data, ...fields });
}

function bytesOf(body: string | Uint8Array): Uint8Array {
  return typeof body === "string" ? encoder.encode(body) : body;
}
