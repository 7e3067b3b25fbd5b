import { getWebhookDelivery, getWebhookEvent, listWebhookDeliveries, listWebhookEvents } from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import { createWebhookService, type WebhookService } from "../test/createWebhookService.ts";
import { HISTORY_LAG_MS } from "../webhooks/history.ts";

const DAY_MS = 86_400_000;
const events = async ({ client }: WebhookService) => (await client.call(listWebhookEvents, {})).events;
const deliveries = async ({ client }: WebhookService) => (await client.call(listWebhookDeliveries, {})).deliveries;

test("default: lists and returns an event and its delivery", async () => {
  const parameters = createWebhookService();
  const { create, client, service, receiver } = parameters;
  const { webhook } = await create();
  const data = { order_id: "0d4f6a52-6c8e-4b8e-9a43-6b1f8f2f4c11" };
  const id = service.emit({ type: "exchange.filled", data });
  await service.clock.advance(10_000);
  const event = { id, type: "exchange.filled", version: 1, occurred_at: "2026-01-05T09:00:00.000Z", data };
  const delivery = {
    id: receiver.received[0]?.headers["x-service-delivery-id"],
    webhook_id: webhook.id,
    event_id: id,
    event_type: "exchange.filled",
    status: "succeeded",
    attempt_count: 1,
    last_response_status: 204,
    last_error: null,
    next_attempt_at: null,
    created_at: "2026-01-05T09:00:00.000Z",
    updated_at: expect.stringMatching(/^2026-01-05T09:00:00\.\d{3}Z$/),
  };
  expect(await events(parameters)).toEqual([event]);
  expect(await deliveries(parameters)).toEqual([delivery]);
  expect(await client.call(getWebhookEvent, { event_id: id })).toEqual(event);
  expect(await client.call(getWebhookDelivery, { delivery_id: delivery.id ?? "" })).toEqual(delivery);
});

test("behaviour: lists newest first", async () => {
  const parameters = createWebhookService();
  const { create, service } = parameters;
  await create();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    ids.push(service.emit({ type: "deposit.success" }));
    await service.clock.advance(5000);
  }
  expect((await events(parameters)).map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await deliveries(parameters)).map(({ event_id }) => event_id)).toEqual(ids.toReversed());
});

test("behaviour: includes events without a subscriber", async () => {
  const parameters = createWebhookService();
  const id = parameters.service.emit({ type: "deposit.failed" });
  await parameters.service.clock.advance(10_000);
  expect(await events(parameters)).toMatchObject([{ id }]);
  expect(await deliveries(parameters)).toEqual([]);
});

describe("behaviour: it lags", () => {
  test("on the emulated clock, for listings and single records", async () => {
    const parameters = createWebhookService();
    const { create, client, service, receiver } = parameters;
    await create();
    const event_id = service.emit({ type: "deposit.success" });
    await service.clock.advance(HISTORY_LAG_MS - 1);
    const delivery_id = receiver.received[0]?.headers["x-service-delivery-id"] ?? "";
    expect(await events(parameters)).toEqual([]);
    expect(await deliveries(parameters)).toEqual([]);
    await expect(client.call(getWebhookEvent, { event_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(client.call(getWebhookDelivery, { delivery_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await service.clock.advance(1);
    expect(await events(parameters)).toMatchObject([{ id: event_id }]);
    expect(await deliveries(parameters)).toMatchObject([{ id: delivery_id }]);
  });

  test("a completed delivery is pending during the lag", async () => {
    const parameters = createWebhookService({ random: () => 0.99 });
    const { create, service, receiver } = parameters;
    await create();
    service.emit({ type: "deposit.success" });
    await service.clock.advance(HISTORY_LAG_MS);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries(parameters)).toMatchObject([{ status: "pending", attempt_count: 0 }]);
    await service.clock.advance(1000);
    expect(await deliveries(parameters)).toMatchObject([{ status: "succeeded", attempt_count: 1 }]);
  });
});

describe("behaviour: it expires after 30 days", () => {
  test("a record expires exactly then", async () => {
    const parameters = createWebhookService();
    const { create, client, service } = parameters;
    await create();
    const event_id = service.emit({ type: "deposit.success" });
    await service.clock.advance(30 * DAY_MS - 1);
    expect(await events(parameters)).toHaveLength(1);
    expect(await deliveries(parameters)).toHaveLength(1);
    await service.clock.advance(1);
    expect(await events(parameters)).toEqual([]);
    expect(await deliveries(parameters)).toEqual([]);
    await expect(client.call(getWebhookEvent, { event_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("younger records do not expire with older ones", async () => {
    const parameters = createWebhookService();
    const { create, service } = parameters;
    await create();
    service.emit({ type: "deposit.success" });
    await service.clock.advance(20 * DAY_MS);
    const young = service.emit({ type: "deposit.success" });
    await service.clock.advance(15 * DAY_MS);
    const fresh = service.emit({ type: "deposit.success" });
    await service.clock.advance(10_000);
    expect((await events(parameters)).map(({ id }) => id)).toEqual([fresh, young]);
  });
});

test("behaviour: returns 404 for unknown IDs", async () => {
  const { client } = createWebhookService();
  const uuid = "00000000-0000-4000-8000-000000000000";
  const missing = { status: 404, code: "NOT_FOUND" };
  await expect(client.call(getWebhookEvent, { event_id: `evt_${uuid}` })).rejects.toMatchObject(missing);
  await expect(client.call(getWebhookDelivery, { delivery_id: `dlv_${uuid}` })).rejects.toMatchObject(missing);
});
