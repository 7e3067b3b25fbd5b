// @vitest-environment node
import { webhookEventFacts, webhookEventTypes } from "@partner-kit/contract";
import { createMockService, createVirtualClock } from "@partner-kit/mock";
import { expect, test } from "vitest";
import { readEventSubject } from "./readEventSubject.ts";

/** Delivers an event as the emulator sends it. */
async function deliver(type: (typeof webhookEventTypes)[number]): Promise<unknown> {
  const service = createMockService({ clock: createVirtualClock() });
  const headers = { "x-api-key": service.keys.webhooks, "content-type": "application/json" };
  const url = "https://hooks.partner.example/service";
  const body = JSON.stringify({ url, description: "", enabled: true, event_types: [type] });
  await service.fetch("https://service.example/v1/partner/webhooks", { method: "POST", headers, body });
  const delivered = new Promise<unknown>((resolve) => {
    service.onDelivery(async (request) => {
      resolve(await request.json());
      return new Response(null, { status: 204 });
    });
  });
  service.emit({ type });
  await service.clock.advance(1000);
  return delivered;
}

test.each(webhookEventTypes)("default: returns the subject of the emulator's %s", async (type) => {
  const event = await deliver(type);
  const data = typeof event === "object" && event && "data" in event ? event.data : undefined;
  const { transactionId, orderId } = readEventSubject({ data });
  const isOrder = webhookEventFacts(type).area === "exchange";
  expect(isOrder ? orderId : transactionId).toMatch(/^[0-9a-f-]{36}$/);
  expect(isOrder ? transactionId : orderId).toBeUndefined();
});

test.each([
  [undefined],
  [null],
  ["transaction_id"],
  [[]],
  [{}],
  [{ id: "0b1f7f60-8a56-4a39-8f1c-7c1e42a3a2f5" }],
  [{ transaction_id: 7 }],
  [{ transaction_id: "" }],
  [{ order_id: null }],
])("behaviour: %o has no subject", (data) => {
  expect(readEventSubject({ data })).toEqual({});
});
