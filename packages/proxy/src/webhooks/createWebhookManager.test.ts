import { createWebhookSecret } from "@partner-kit/contract/webhook";
import { createMockService, createVirtualClock } from "@partner-kit/mock";
import { expect, test, vi } from "vitest";
import { createTestProxy, ORIGIN, type TestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { Store } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";

const DAY = 86_400_000;
const receiverUrl = `${ORIGIN}/partner-kit/kit/webhook`;
const storeKeys = [btoa("a".repeat(32))];
const { keys } = createMockService();
const configuration = { description: "", enabled: true, event_types: ["deposit.success"] };

/** A proxy with an emulator that delivers to the proxy's receiver. */
function start(parameters: Partial<CreateProxyParameters> = {}) {
  const store: Store = createMemoryStore();
  const time = createTestTime();
  const test = createTestProxy({ apiKey: keys.webhooks, store, receiverUrl, storeKeys, now: time.now, ...parameters });
  const responses: number[] = [];
  test.service.onDelivery(async (request) => {
    const response = await test.proxy.fetch(request);
    responses.push(response.status);
    return response;
  });
  async function change(method: string, path: string, body?: object) {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    return (await (await test.call(path, init)).json()).data;
  }
  return {
    ...test,
    store,
    time,
    change,
    create: (url = receiverUrl) => change("POST", "/partner/webhooks", { ...configuration, url }),
    async pass(milliseconds: number) {
      time.advance(milliseconds);
      await test.service.clock.advance(milliseconds);
    },
    /** Sends an event from the service and returns the status of each delivery. */
    async deliver() {
      responses.length = 0;
      test.service.emit({ type: "deposit.success" });
      time.advance(1_000);
      await test.service.clock.advance(1_000);
      return [...responses];
    },
  };
}

test("default: the secret is stored encrypted and shown to the user once", async () => {
  const { create, deliver, store, logger } = start();
  const { secret, webhook } = await create();
  expect(secret).toMatch(/^whsec_/);
  expect(await deliver()).toEqual([204]);
  const [stored, ...more] = await store.readSecrets();
  expect(stored).toMatchObject({ webhook_id: webhook.id, version: 1, valid_until: null });
  expect(more).toEqual([]);
  expect(new TextDecoder("latin1").decode(stored?.sealed)).not.toContain(secret.slice(6, 20));
  expect(logger.text()).not.toContain(secret.slice(6, 20));
});

test("behaviour: a rotated secret is used at once", async () => {
  const { create, change, deliver, pass, store, time } = start();
  const { webhook, secret } = await create();
  const rotated = await change("POST", `/partner/webhooks/${webhook.id}/secret/rotate`);
  expect(rotated.secret).not.toBe(secret);
  expect(await deliver()).toEqual([204]);
  expect(await store.readSecrets()).toMatchObject([
    { version: 2, valid_until: null },
    { version: 1, valid_until: Date.parse(rotated.previous_secret_valid_until) },
  ]);
  await pass(DAY);
  expect(time.now()).toBeGreaterThan(Date.parse(rotated.previous_secret_valid_until));
  expect(await deliver()).toEqual([204]);
});

test("behaviour: other proxies on the same store use the secret, including running ones", async () => {
  const one = start();
  const other = createTestProxy({ store: one.store, receiverUrl, storeKeys, now: one.time.now });
  one.service.onDelivery((request) => other.proxy.fetch(request));
  await one.create();
  one.service.emit({ type: "deposit.success" });
  await one.service.clock.advance(1_000);
  expect(await one.store.readEvents({ after: 0, limit: 9 })).toHaveLength(1);
});

test("behaviour: a response that contains a stored secret is discarded", async () => {
  const service = createMockService();
  let leaked = "";
  const { create, call } = start({
    fetch: async (input, init) =>
      leaked === ""
        ? service.fetch(new Request(input, init))
        : Response.json({ status: "success", data: { note: `<${leaked}>` } }),
  });
  const { secret, webhook } = await create();
  expect(secret).toMatch(/^whsec_/);
  leaked = secret;
  const response = await call(`/partner/webhooks/${webhook.id}`);
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain(secret);
});

test("behaviour: a service that was reset may return the same secret again", async () => {
  const service = createMockService();
  let firstText: string | undefined;
  const { create, store } = start({
    async fetch(input, init) {
      firstText ??= await (await service.fetch(new Request(input, init))).text();
      return new Response(firstText, { headers: { "content-type": "application/json" } });
    },
  });
  const { secret } = await create();
  expect((await create()).secret).toBe(secret);
  expect(await store.readSecrets()).toHaveLength(1);
});

test("behaviour: the secret of an endpoint with another URL is not stored", async () => {
  const { create, change, store } = start();
  const { webhook } = await create("https://elsewhere.example/hooks");
  await change("POST", `/partner/webhooks/${webhook.id}/secret/rotate`);
  expect(await store.readSecrets()).toEqual([]);
});

test("behaviour: an endpoint that was created elsewhere is managed after its secret is rotated", async () => {
  const { create, change, deliver, call, logger, pass } = start();
  const { webhook } = await create("https://elsewhere.example/hooks");
  await change("PUT", `/partner/webhooks/${webhook.id}`, { ...configuration, url: receiverUrl });
  expect(logger.text()).toContain("rotate the secret");
  expect(await deliver()).toEqual([503]);
  await change("POST", `/partner/webhooks/${webhook.id}/secret/rotate`);
  // The previous delivery is still retried, and the new secret verifies it.
  await pass(60_000);
  const { data } = await (await call("/kit/events")).json();
  expect(data.events).toHaveLength(1);
});

test("behaviour: deleting an endpoint deletes its secrets", async () => {
  const { create, change, store, call } = start();
  const { webhook } = await create();
  await change("DELETE", `/partner/webhooks/${webhook.id}`);
  expect(await store.readSecrets()).toEqual([]);
  const { data } = await (await call("/kit/session")).json();
  expect(data.receiver).toMatchObject({ state: "no_secret", url: receiverUrl, parked_events: 0 });
});

test("behaviour: an upper-case ID identifies the same endpoint", async () => {
  const { create, change, deliver, store } = start();
  const { webhook } = await create();
  await change("POST", `/partner/webhooks/${webhook.id.toUpperCase()}/secret/rotate`);
  expect(await store.readSecrets()).toMatchObject([
    { webhook_id: webhook.id, version: 2, valid_until: null },
    { webhook_id: webhook.id, version: 1 },
  ]);
  expect(await deliver()).toEqual([204]);
});

test("behaviour: a secret that cannot be stored stays in memory, and that is logged", async () => {
  const store: Store = { ...createMemoryStore(), saveSecret: () => Promise.reject(new StoreError("full")) };
  const { create, deliver, logger, call } = start({ store });
  const { secret } = await create();
  expect(secret).toMatch(/^whsec_/);
  expect(logger.text()).toContain("could not be stored");
  // Regression: the page said that the proxy had stored it, and closed the only view of it.
  expect((await (await call("/kit/health")).json()).data.receiver).toBe("unsaved_secret");
  expect(logger.text()).not.toContain(secret.slice(6, 20));
  expect(await deliver()).toEqual([204]);
});

test("parameters: storeKeys", async () => {
  const { create, store } = start();
  await create();
  const fresh = btoa("b".repeat(32));
  const openWith = (...keys: string[]) => createTestProxy({ store, receiverUrl, storeKeys: keys });
  const receiverOf = async ({ call }: TestProxy) => (await (await call("/kit/health")).json()).data.receiver;
  const both = openWith(fresh, ...storeKeys);
  await expect.poll(both.logger.text).toContain("encrypted again");
  expect(await receiverOf(both)).toBe("ok");
  const retired = openWith(fresh);
  await expect.poll(() => receiverOf(retired)).toBe("ok");
  const lost = openWith(btoa("c".repeat(32)));
  await expect.poll(lost.logger.text).toContain("cannot be decrypted");
  expect(await receiverOf(lost)).toBe("sealed_secret");
});

test.each([
  ["with the default port", "https://admin.example:443/partner-kit/kit/webhook"],
  ["with another case and a trailing dot", "https://ADMIN.example./partner-kit/kit/webhook"],
])("behaviour: a URL that is returned %s is the receiver's", async (_, url) => {
  const service = createMockService();
  const { create, store, logger } = start({
    async fetch(input, init) {
      const response = await service.fetch(new Request(input, init));
      return new Response((await response.text()).replaceAll(receiverUrl, url), response);
    },
  });
  await create();
  expect(await store.readSecrets()).toHaveLength(1);
  expect(logger.text()).not.toContain("is not `receiverUrl`");
});

test("behaviour: the log line for an endpoint with another URL contains only its host", async () => {
  const { create, logger } = start();
  await create("https://elsewhere.example/hooks/hunter2?token=hunter2");
  await create(`${ORIGIN}/other/hunter2`);
  const missed = logger.entries.filter(({ message }) => message.includes("is not `receiverUrl`"));
  expect(missed).toMatchObject([
    { level: "info", fields: { host: "elsewhere.example", receiver_host: "admin.example" } },
    { level: "warn", fields: { host: "admin.example" } },
  ]);
  expect(logger.text()).not.toContain("hunter2");
});

test("behaviour: the service retries a delivery that arrives before its endpoint's secret", async () => {
  let isMade = false;
  let response = (): void => undefined;
  const responded = new Promise<void>((resolve) => {
    response = resolve;
  });
  const service = createMockService({ clock: createVirtualClock() });
  const other = createWebhookSecret({ bytes: new Uint8Array(32).fill(9) });
  const { create, proxy, time, logger } = start({
    webhookSecrets: [other],
    async fetch(input, init) {
      const response = await service.fetch(new Request(input, init));
      isMade = true;
      await responded;
      return response;
    },
  });
  const statuses: number[] = [];
  service.onDelivery(async (request) => {
    const response = await proxy.fetch(request);
    statuses.push(response.status);
    return response;
  });
  const pass = async (milliseconds: number) => {
    time.advance(milliseconds);
    await service.clock.advance(milliseconds);
  };
  const creating = create();
  await vi.waitUntil(() => isMade);
  service.emit({ type: "deposit.success" });
  await pass(1_000);
  expect(statuses).toEqual([503]);
  response();
  await creating;
  await pass(60_000);
  expect(statuses).toEqual([503, 204]);
  expect(logger.text()).not.toContain("was not stored");
});

test.each([
  [{ store: { ...createMemoryStore(), unsafe: undefined }, storeKeys: undefined }, "`storeKeys` is missing"],
  [{ storeKeys: ["hunter2"] }, "`storeKeys` contains a value that is not a key"],
  [{ receiverUrl: "https://admin.example/hunter2" }, "`receiverUrl` is not the URL of a receiver"],
  [{ webhookSecrets: ["hunter2"] }, "`webhookSecrets` contains a value that is not a signing secret"],
])("behaviour: an error names the invalid setting and contains no secret", (parameters, message) => {
  expect(() => start(parameters)).toThrow(message);
  expect(() => start(parameters)).not.toThrow("hunter2");
});

test.each([
  ["createWebhook", "/partner/webhooks", "/partner/webhooks", { ...configuration, url: receiverUrl }],
  [
    "rotateWebhookSecret",
    "/partner/webhooks/{webhook_id}/secret/rotate",
    `/partner/webhooks/${crypto.randomUUID()}/secret/rotate`,
  ],
])(
  "behaviour: a response of %s that does not match the schema is logged with operation, path and field",
  async (...parameters) => {
    const [operation, path, target, body] = parameters;
    const secret = createWebhookSecret();
    const { change, store, logger } = start({
      fetch: async () => Response.json({ status: "success", data: { secret: [secret] } }),
    });
    await change("POST", target, body);
    expect(logger.entries).toContainEqual({
      level: "error",
      fields: { operation, path, fields: expect.arrayContaining(["secret: invalid_type"]) },
      message: expect.stringContaining("does not match the operation's schema"),
    });
    expect(logger.text()).not.toContain(secret);
    expect(await store.readSecrets()).toEqual([]);
  },
);
