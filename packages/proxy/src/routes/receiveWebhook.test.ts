import { PROBE_USER_AGENT, WEBHOOK_PATH } from "@partner-kit/contract";
import { createWebhookSecret } from "@partner-kit/contract/webhook";
import { expect, test } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { SECRET, signDelivery } from "../../test/signDelivery.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

test("default: a signed delivery needs neither a session nor an origin", async () => {
  const store = createMemoryStore();
  const { proxy } = createTestProxy({ store, authorize: () => null, webhookSecrets: [SECRET] });
  const delivery = await signDelivery();
  const url = `https://admin.example/partner-kit${WEBHOOK_PATH}`;
  const response = await proxy.fetch(new Request(url, { method: "POST", ...delivery }));
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(await store.readEvents({ after: 0, limit: 2 })).toMatchObject([{ id: "evt_1", body: delivery.body }]);
});

test("behaviour: other methods than POST are refused", async () => {
  const { call } = createTestProxy({ webhookSecrets: [SECRET] });
  const response = await call(WEBHOOK_PATH);
  expect(response.headers.get("allow")).toBe("POST");
  expect(await readOutcome(response)).toEqual([405, "METHOD_NOT_ALLOWED"]);
});

test.each([
  ["a signature that matches no secret", {}],
  ["a listener that accepts no deliveries", { separateReceiver: true }],
  ["a source that may not send deliveries", { webhookSources: { has: () => false } }],
] as const)("behaviour: a probe is refused like every delivery but raises no alarm: %s", async (_, settings) => {
  const store = createMemoryStore();
  const { call, proxy } = createTestProxy({ store, webhookSecrets: [SECRET], ...settings });
  const delivery = await signDelivery({ secret: createWebhookSecret() });
  const url = `https://admin.example/partner-kit${WEBHOOK_PATH}`;
  const send = (agent: string) =>
    proxy.fetch(
      new Request(url, { method: "POST", ...delivery, headers: { ...delivery.headers, "user-agent": agent } }),
    );
  const health = async () => (await (await call("/kit/health")).json()).data;
  const probe = await readOutcome(await send(PROBE_USER_AGENT));
  expect(await health()).toMatchObject({ receiver: "ok", alarms: [] });
  expect(await readOutcome(await send("Service-Webhooks/1.0"))).toEqual(probe);
  const { receiver, alarms } = await health();
  expect(receiver !== "ok" || alarms.length > 0).toBe(true);
});
