import {
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  replaceWebhook,
  webhookEventTypes,
} from "@partner-kit/contract";
import { webhookHeaders } from "@partner-kit/contract/webhook";
import { describe, expect, test } from "vitest";
import { createVirtualClock } from "../clock.ts";
import { createMockService } from "../createMockService.ts";
import { createReceiver, type Received } from "../test/createReceiver.ts";
import { createWebhookService, type WebhookService, webhookInput } from "../test/createWebhookService.ts";

/** Longer than the delay of every first attempt. */
const FIRST_MS = 1000;
const HOUR_MS = 3_600_000;

async function send({ service }: WebhookService): Promise<void> {
  service.emit({ type: "deposit.success" });
  await service.clock.advance(FIRST_MS);
}

async function readDelivery({ client, service }: WebhookService) {
  await service.clock.advance(5000);
  const { deliveries } = await client.call(listWebhookDeliveries, {});
  return deliveries[0];
}

function attempts(received: readonly Received[]): (string | undefined)[] {
  return received.map(({ headers }) => headers[webhookHeaders.deliveryAttempt]);
}

describe("retries", () => {
  test("behaviour: after about 30 seconds, 5 minutes and 30 minutes", async () => {
    const parameters = createWebhookService();
    const { service, receiver, create } = parameters;
    await create();
    receiver.responses.push(500, new Error("reset"), 408, 503);
    service.emit({ type: "deposit.success" });
    const arrivals: number[] = [];
    const start = service.clock.now();
    for (let second = 0; second < 3600; second += 1) {
      const before = receiver.received.length;
      await service.clock.advance(1000);
      if (receiver.received.length > before) arrivals.push((service.clock.now() - start) / 1000);
    }
    expect(attempts(receiver.received)).toEqual(["1", "2", "3", "4"]);
    const [first = 0, second = 0, third = 0, fourth = 0] = arrivals;
    expect(first).toBe(1);
    expect(second - first).toSatisfy((delay: number) => delay >= 26 && delay <= 34);
    expect(third - second).toSatisfy((delay: number) => delay >= 269 && delay <= 331);
    expect(fourth - third).toSatisfy((delay: number) => delay >= 1619 && delay <= 1981);
    const ids = receiver.received.map(({ headers }) => headers[webhookHeaders.deliveryId]);
    expect(new Set(ids).size).toBe(1);
    expect(await readDelivery(parameters)).toMatchObject({
      status: "exhausted",
      attempt_count: 4,
      last_response_status: 503,
      next_attempt_at: null,
    });
  });

  test("parameters: random, which determines the jitter", async () => {
    const delays: unknown[] = [];
    for (const random of [() => 0, () => 0.999]) {
      const parameters = createWebhookService({ random });
      await parameters.create();
      parameters.receiver.responses.push(500);
      await send(parameters);
      const delivery = await readDelivery(parameters);
      const { updated_at: from = "", next_attempt_at: to } = delivery ?? {};
      delays.push(Math.round((Date.parse(to ?? "") - Date.parse(from)) / 100) / 10);
    }
    expect(delays).toEqual([27, 33]);
  });

  test("behaviour: a success ends them", async () => {
    const parameters = createWebhookService();
    await parameters.create();
    parameters.receiver.responses.push(503);
    await send(parameters);
    await parameters.service.clock.advance(HOUR_MS);
    expect(attempts(parameters.receiver.received)).toEqual(["1", "2"]);
    expect(await readDelivery(parameters)).toMatchObject({
      status: "succeeded",
      attempt_count: 2,
      last_response_status: 204,
    });
  });

  test.each([301, 307, 400, 404, 410, 422])("behaviour: %i is final", async (status) => {
    const parameters = createWebhookService();
    await parameters.create();
    parameters.receiver.responses.push(status);
    await send(parameters);
    await parameters.service.clock.advance(HOUR_MS);
    expect(parameters.receiver.received).toHaveLength(1);
    expect(await readDelivery(parameters)).toMatchObject({ status: "failed", last_response_status: status });
  });

  test("behaviour: Retry-After delays a retry by at most half an hour", async () => {
    const parameters = createWebhookService();
    await parameters.create();
    const wait = (seconds: string) => new Response(null, { status: 429, headers: { "retry-after": seconds } });
    parameters.receiver.responses.push(wait("600"), wait("99999"));
    await send(parameters);
    await parameters.service.clock.advance(598_000);
    expect(parameters.receiver.received).toHaveLength(1);
    await parameters.service.clock.advance(2000);
    expect(parameters.receiver.received).toHaveLength(2);
    await parameters.service.clock.advance(1_796_000);
    expect(parameters.receiver.received).toHaveLength(2);
    await parameters.service.clock.advance(4000);
    expect(parameters.receiver.received).toHaveLength(3);
  });

  test("behaviour: retries use the current URL of the endpoint", async () => {
    const parameters = createWebhookService();
    const { webhook } = await parameters.create();
    parameters.receiver.responses.push(500);
    await send(parameters);
    const url = "https://moved.partner.example/";
    await parameters.client.call(replaceWebhook, { ...webhookInput, webhook_id: webhook.id, url });
    await parameters.service.clock.advance(60_000);
    expect(parameters.receiver.received.map((delivery) => delivery.url)).toEqual([webhookInput.url, url]);
  });
});

describe("disabling and deleting", () => {
  test("behaviour: cancels queued deliveries, and enabling does not resume them", async () => {
    const parameters = createWebhookService();
    const { client, receiver, service, create } = parameters;
    const { webhook } = await create();
    receiver.responses.push(500);
    await send(parameters);
    service.emit({ type: "deposit.success" });
    const replace = (enabled: boolean) =>
      client.call(replaceWebhook, { ...webhookInput, webhook_id: webhook.id, enabled });
    await replace(false);
    await replace(true);
    await service.clock.advance(HOUR_MS);
    expect(receiver.received).toHaveLength(1);
    const { deliveries } = await client.call(listWebhookDeliveries, {});
    expect(deliveries).toMatchObject([
      { status: "cancelled", attempt_count: 0, last_response_status: null, next_attempt_at: null },
      { status: "cancelled", attempt_count: 1, last_response_status: 500, next_attempt_at: null },
    ]);
    await send(parameters);
    expect(receiver.received).toHaveLength(2);
  });

  test("behaviour: does not cancel deliveries of other endpoints", async () => {
    const parameters = createWebhookService();
    const { client, receiver, service, create } = parameters;
    const { webhook } = await create({ url: "https://a.example/" });
    await create({ url: "https://b.example/" });
    service.emit({ type: "deposit.success" });
    await client.call(deleteWebhook, { webhook_id: webhook.id });
    await service.clock.advance(HOUR_MS);
    expect(receiver.received.map(({ url }) => url)).toEqual(["https://b.example/"]);
  });

  test.each([
    ["fails, it is cancelled", 500, { status: "cancelled", attempt_count: 0 }],
    ["succeeds, it has succeeded", 200, { status: "succeeded", attempt_count: 1 }],
  ])("behaviour: if a running delivery %s", async (_, status, record) => {
    const parameters = createWebhookService();
    const { client, receiver, service, create } = parameters;
    const { webhook } = await create();
    let respond: (response: Response) => void = () => undefined;
    receiver.responses.push(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    service.emit({ type: "deposit.success" });
    const moved = service.clock.advance(HOUR_MS);
    await expect.poll(() => receiver.received.length).toBe(1);
    await client.call(deleteWebhook, { webhook_id: webhook.id });
    respond(new Response(null, { status }));
    await moved;
    expect(receiver.received).toHaveLength(1);
    expect(await readDelivery(parameters)).toMatchObject(record);
  });
});

describe("faults", () => {
  test("behaviour: a duplicate repeats the same attempt", async () => {
    const parameters = createWebhookService();
    await parameters.create();
    parameters.service.faults.add({ operation: "deliverWebhook", duplicate: true, times: 1 });
    await send(parameters);
    const [first, second, ...more] = parameters.receiver.received;
    expect(more).toEqual([]);
    expect(second?.body).toEqual(first?.body);
    for (const name of [webhookHeaders.id, webhookHeaders.deliveryId, webhookHeaders.deliveryAttempt]) {
      expect(second?.headers[name]).toBe(first?.headers[name]);
    }
    expect(await readDelivery(parameters)).toMatchObject({ status: "succeeded", attempt_count: 1 });
  });

  test("behaviour: an outage prevents deliveries until it is cleared", async () => {
    const parameters = createWebhookService();
    const { service, receiver, create } = parameters;
    await create();
    service.faults.add({ operation: "deliverWebhook", offline: true });
    service.emit({ type: "deposit.success" });
    await service.clock.advance(10_000);
    expect(receiver.received).toEqual([]);
    expect(await readDelivery(parameters)).toMatchObject({ status: "pending", last_error: "unreachable" });
    service.faults.clear();
    await service.clock.advance(30_000);
    expect(attempts(receiver.received)).toEqual(["2"]);
  });

  test("behaviour: a status replaces the receiver's response", async () => {
    const parameters = createWebhookService();
    await parameters.create();
    parameters.service.faults.add({ operation: "deliverWebhook", status: 503, retry_after: 900, times: 1 });
    parameters.service.emit({ type: "deposit.success" });
    await parameters.service.clock.advance(890_000);
    expect(parameters.receiver.received).toEqual([]);
    await parameters.service.clock.advance(20_000);
    expect(attempts(parameters.receiver.received)).toEqual(["2"]);
  });

  test("behaviour: latency follows the emulated clock", async () => {
    const parameters = createWebhookService();
    await parameters.create();
    parameters.service.faults.add({ operation: "deliverWebhook", latency_ms: 20_000, times: 1 });
    parameters.service.emit({ type: "deposit.success" });
    await parameters.service.clock.advance(19_000);
    expect(parameters.receiver.received).toEqual([]);
    await parameters.service.clock.advance(2000);
    expect(attempts(parameters.receiver.received)).toEqual(["1"]);
  });

  test("behaviour: faults of operations do not affect deliveries", async () => {
    const parameters = createWebhookService();
    await parameters.create();
    parameters.service.faults.add({ status: 503 });
    await send(parameters);
    expect(parameters.receiver.received).toHaveLength(1);
  });
});

describe("start and reset", () => {
  test("behaviour: creating an endpoint sends nothing, and an event without endpoints sends nothing", async () => {
    const { service, receiver, create } = createWebhookService();
    service.emit({ type: "deposit.success" });
    await create();
    await service.clock.advance(HOUR_MS);
    expect(receiver.received).toEqual([]);
  });

  test("behaviour: without a receiver, deliveries are unreachable and retried", async () => {
    const parameters = createWebhookService();
    const { service, receiver, create } = parameters;
    const off = service.onDelivery(receiver.handler);
    off();
    await create();
    service.emit({ type: "deposit.success" });
    await service.clock.advance(FIRST_MS);
    service.onDelivery(receiver.handler);
    await service.clock.advance(60_000);
    expect(attempts(receiver.received)).toEqual(["2"]);
  });

  test("behaviour: reset cancels queued deliveries", async () => {
    const { service, receiver, create } = createWebhookService();
    await create();
    service.emit({ type: "deposit.success" });
    service.reset();
    await service.clock.advance(HOUR_MS);
    expect(receiver.received).toEqual([]);
  });

  test("behaviour: reset aborts running deliveries", async () => {
    const parameters = createWebhookService();
    const { service, receiver, create, client } = parameters;
    const { webhook } = await create();
    receiver.responses.push(new Promise(() => undefined));
    service.emit({ type: "deposit.success" });
    const moved = service.clock.advance(HOUR_MS);
    await expect.poll(() => receiver.received.length).toBe(1);
    service.reset();
    await moved;
    expect(receiver.received).toHaveLength(1);
    await expect(client.call(getWebhook, { webhook_id: webhook.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("behaviour: two services with the same seed emit the same events", async () => {
    const texts: string[][] = [];
    for (let round = 0; round < 2; round++) {
      const parameters = createWebhookService({ seed: 7 });
      await parameters.create({ event_types: [...webhookEventTypes] });
      for (const type of webhookEventTypes) parameters.service.emit({ type });
      await parameters.service.clock.advance(FIRST_MS);
      texts.push(parameters.receiver.received.map(({ text, headers }) => text + JSON.stringify(headers)));
    }
    expect(texts[0]).toHaveLength(webhookEventTypes.length);
    expect(texts[1]).toEqual(texts[0]);
  });

  test("behaviour: a loaded state continues its deliveries", async () => {
    const { service, create } = createWebhookService();
    await create();
    const id = service.emit({ type: "deposit.success" });
    const state = JSON.parse(JSON.stringify(service.exportState()));
    const clock = createVirtualClock({ start: service.clock.now() });
    const loaded = createMockService({ clock, state });
    const receiver = createReceiver();
    loaded.onDelivery(receiver.handler);
    await clock.advance(1000);
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([id]);
  });
});
