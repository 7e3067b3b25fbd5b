import {
  listWebhookDeliveries,
  listWebhookEvents,
  listWebhooks,
  rotateWebhookSecret,
  webhookEventSchema,
} from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createWebhookService } from "../test/createWebhookService.ts";

test("default: three endpoints, and a history with every delivery status", async () => {
  const { client } = createWebhookService({ scenario: "webhook-outage" });
  const webhooks = await client.call(listWebhooks, {});
  expect(webhooks.map(({ status }) => status)).toEqual(["enabled", "enabled", "disabled"]);
  const { deliveries } = await client.call(listWebhookDeliveries, {});
  expect(new Set(deliveries.map(({ status }) => status))).toEqual(
    new Set(["pending", "succeeded", "failed", "exhausted", "cancelled"]),
  );
  const { events } = await client.call(listWebhookEvents, {});
  for (const event of events) expect(webhookEventSchema.safeParse(event).success).toBe(true);
  const times = events.map(({ occurred_at = "" }) => Date.parse(occurred_at));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test("behaviour: pending deliveries arrive after the faults are cleared", async () => {
  const { client, service, receiver } = createWebhookService({ scenario: "empty+webhook-outage" });
  const pending = async () =>
    (await client.call(listWebhookDeliveries, {})).deliveries.filter(({ status }) => status === "pending");
  const before = await pending();
  await service.clock.advance(60_000);
  expect(receiver.received).toEqual([]);
  service.faults.clear();
  await service.clock.advance(3_600_000);
  const arrived = receiver.received.map(({ headers }) => headers["x-service-delivery-id"]);
  expect(before.length).toBeGreaterThan(3);
  expect(arrived).toHaveLength(before.length);
  expect(new Set(arrived)).toEqual(new Set(before.map(({ id }) => id)));
  expect(await pending()).toEqual([]);
});

test("behaviour: the first endpoint is in the overlap of a rotation", async () => {
  const { client } = createWebhookService({ scenario: "webhook-outage" });
  const [endpoint = expect.fail("no endpoint")] = await client.call(listWebhooks, {});
  await expect(client.call(rotateWebhookSecret, { webhook_id: endpoint.id })).rejects.toMatchObject({
    code: "SECRET_ROTATION_IN_PROGRESS",
  });
});
