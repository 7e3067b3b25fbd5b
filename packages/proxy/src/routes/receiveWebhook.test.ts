import { WEBHOOK_PATH } from "@partner-kit/contract";
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
