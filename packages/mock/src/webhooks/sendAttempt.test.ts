import { rotateWebhookSecret, type WebhookEventType, webhookEventTypes } from "@partner-kit/contract";
import { verifyWebhook, webhookHeaders } from "@partner-kit/contract/webhook";
import { Webhook } from "standardwebhooks";
import { describe, expect, test, vi } from "vitest";
import type { Received } from "../test/createReceiver.ts";
import { createWebhookService, type WebhookService, webhookInput } from "../test/createWebhookService.ts";
import { required } from "../test/required.ts";

/** Longer than the delay of every first attempt. */
const FIRST_MS = 1000;
const HOUR_MS = 3_600_000;

const notGenuine = { name: "WebhookVerificationError", reason: "signature_mismatch" };

async function send({ service, receiver }: WebhookService, type: WebhookEventType = "deposit.success") {
  const id = service.emit({ type });
  await service.clock.advance(FIRST_MS);
  return { id, delivery: required(receiver.received.at(-1)) };
}

describe("requests", () => {
  test("default: exactly the headers and the envelope of the service document", async () => {
    const parameters = createWebhookService();
    await parameters.create();
    const data = { transaction_id: "b0d6a3f2-1c7e-4b0a-9c5d-1f2e3d4c5b6a", note: "₦ & <b>" };
    const id = parameters.service.emit({ type: "deposit.success", data });
    await parameters.service.clock.advance(FIRST_MS);
    expect(parameters.receiver.received).toEqual([
      {
        url: webhookInput.url,
        method: "POST",
        headers: {
          "content-type": "application/json",
          "user-agent": "Service-Webhooks/1.0",
          "webhook-id": id,
          "webhook-timestamp": expect.stringMatching(/^1767603600$|^1767603601$/),
          "webhook-signature": expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
          "x-service-delivery-id": expect.stringMatching(/^dlv_/),
          "x-service-event-type": "deposit.success",
          "x-service-delivery-attempt": "1",
        },
        body: expect.any(Uint8Array),
        text: JSON.stringify({
          id,
          type: "deposit.success",
          version: 1,
          occurred_at: "2026-01-05T09:00:00.000Z",
          data,
        }),
      },
    ]);
  });

  test("behaviour: the reference package and the contract accept every signature and reject another body", async () => {
    const parameters = createWebhookService();
    const { secret } = await parameters.create({ event_types: [...webhookEventTypes] });
    const { clock } = parameters.service;
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      for (const type of webhookEventTypes) {
        const { id, delivery } = await send(parameters, type);
        vi.setSystemTime(clock.now());
        const reference = new Webhook(secret.slice("whsec_".length));
        expect(reference.verify(delivery.text, { ...delivery.headers })).toMatchObject({ id, type });
        expect(() => reference.verify(`${delivery.text} `, { ...delivery.headers })).toThrow("No matching signature");
        const { headers, body } = delivery;
        expect(await verifyWebhook({ headers, body, secrets: [secret], now: clock.now })).toMatchObject({
          id,
          type,
          version: 1,
        });
        const forged = new TextEncoder().encode(`${delivery.text} `);
        await expect(verifyWebhook({ headers, body: forged, secrets: [secret], now: clock.now })).rejects.toMatchObject(
          notGenuine,
        );
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test("behaviour: delivers only to enabled endpoints with a subscription", async () => {
    const parameters = createWebhookService();
    await parameters.create({ url: "https://a.example/", event_types: ["deposit.success"] });
    await parameters.create({ url: "https://b.example/", event_types: ["deposit.success", "deposit.failed"] });
    await parameters.create({ url: "https://c.example/", event_types: ["deposit.failed"] });
    await parameters.create({ url: "https://d.example/", event_types: ["deposit.success"], enabled: false });
    parameters.service.emit({ type: "deposit.success" });
    await parameters.service.clock.advance(FIRST_MS);
    const { received } = parameters.receiver;
    expect(received.map(({ url }) => url).toSorted()).toEqual(["https://a.example/", "https://b.example/"]);
    expect(new Set(received.map(({ headers }) => headers[webhookHeaders.id])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers[webhookHeaders.deliveryId])).size).toBe(2);
    expect(new Set(received.map(({ headers }) => headers[webhookHeaders.signature])).size).toBe(2);
  });

  test("behaviour: events can arrive in another order", async () => {
    const parameters = createWebhookService();
    await parameters.create();
    const ids = Array.from({ length: 12 }, () => parameters.service.emit({ type: "deposit.success" }));
    await parameters.service.clock.advance(FIRST_MS);
    const arrived = parameters.receiver.received.map(({ headers }) => headers[webhookHeaders.id]);
    expect(new Set(arrived)).toEqual(new Set(ids));
    expect(arrived).toHaveLength(ids.length);
    expect(arrived).not.toEqual(ids);
  });

  test("behaviour: a retry sends the snapshot of the event", async () => {
    const parameters = createWebhookService();
    await parameters.create();
    parameters.receiver.responses.push(500);
    const data = { state: "before" };
    parameters.service.emit({ type: "deposit.success", data });
    data.state = "after";
    await parameters.service.clock.advance(60_000);
    const [first, second] = parameters.receiver.received;
    expect(first?.text).toContain("before");
    expect(second?.body).toEqual(first?.body);
  });
});

describe("rotation", () => {
  test("behaviour: during the overlap, both secrets sign, the new one first", async () => {
    const parameters = createWebhookService();
    const { create, client, service } = parameters;
    const { webhook, secret: old } = await create();
    const { secret: fresh } = await client.call(rotateWebhookSecret, { webhook_id: webhook.id });
    const verify = ({ headers, body }: Received, secret: string) =>
      verifyWebhook({ headers, body, secrets: [secret], now: service.clock.now, toleranceSeconds: 2 * HOUR_MS });

    const { delivery } = await send(parameters);
    const [first = "", second = "", ...more] = delivery.headers[webhookHeaders.signature]?.split(" ") ?? [];
    expect(more).toEqual([]);
    await verify(delivery, old);
    await verify(delivery, fresh);
    await verify({ ...delivery, headers: { ...delivery.headers, [webhookHeaders.signature]: first } }, fresh);
    await verify({ ...delivery, headers: { ...delivery.headers, [webhookHeaders.signature]: second } }, old);

    await service.clock.advance(24 * HOUR_MS);
    const { delivery: later } = await send(parameters);
    expect(later.headers[webhookHeaders.signature]).toMatch(/^v1,[^ ]+$/);
    await verify(later, fresh);
    await expect(verify(later, old)).rejects.toMatchObject(notGenuine);
  });

  test("behaviour: a retry is signed with the current secrets", async () => {
    const parameters = createWebhookService();
    const { create, client, service, receiver } = parameters;
    const { webhook } = await create();
    receiver.responses.push(500);
    await send(parameters);
    const { secret } = await client.call(rotateWebhookSecret, { webhook_id: webhook.id });
    await service.clock.advance(60_000);
    const [first, retry] = receiver.received;
    expect(Number(retry?.headers[webhookHeaders.timestamp])).toBeGreaterThan(
      Number(first?.headers[webhookHeaders.timestamp]),
    );
    const { headers, body } = required(retry);
    await verifyWebhook({ headers, body, secrets: [secret], now: service.clock.now });
  });
});
