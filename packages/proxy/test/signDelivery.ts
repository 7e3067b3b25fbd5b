import { createWebhookSecret, signWebhook } from "@partner-kit/contract/webhook";

export const SECRET = createWebhookSecret({ bytes: new Uint8Array(32).fill(7) });

export interface SignDeliveryParameters {
  readonly id?: string | undefined;
  readonly type?: string | undefined;
  readonly secret?: string | undefined;
  /** Unix seconds. Default: now. */
  readonly timestamp?: number | undefined;
  /** Default: the envelope of an event. */
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined;
}

export interface SignedDelivery {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A signed delivery of the service. */
export async function signDelivery(parameters: SignDeliveryParameters = {}): Promise<SignedDelivery> {
  const { id = "evt_1", type = "deposit.success", secret = SECRET } = parameters;
  const { timestamp = Math.floor(Date.now() / 1000) } = parameters;
  const occurred_at = "2026-01-05T09:00:00.123Z";
  const data = { transaction_id: "b7a4", amount: "1000.50", sender_name: "Ngozi Okonjo" };
  const { body = JSON.stringify({ id, type, version: 1, occurred_at, data }) } = parameters;
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return {
    headers: {
      "content-type": "application/json",
      "user-agent": "Service-Webhooks/1.0",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": await signWebhook({ secret, id, timestamp, body: bytes }),
      "x-service-delivery-id": "dlv_1",
      "x-service-event-type": type,
      "x-service-delivery-attempt": "1",
    },
    body: bytes,
  };
}
