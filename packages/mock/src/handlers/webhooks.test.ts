import {
  allScopes,
  createWebhook,
  deleteWebhook,
  getWebhook,
  getWebhookDelivery,
  getWebhookEvent,
  isApiError,
  listWebhookDeliveries,
  listWebhookEvents,
  listWebhooks,
  replaceWebhook,
  rotateWebhookSecret,
  type Scope,
  type WebhookEventType,
  webhookEventTypes,
} from "@partner-kit/contract";
import { isWebhookSecret } from "@partner-kit/contract/webhook";
import { describe, expect, test } from "vitest";
import { createKeyClient, createWebhookService, webhookInput as input } from "../test/createWebhookService.ts";
import { required } from "../test/required.ts";

const unknown = "00000000-0000-4000-8000-000000000000";
const HOUR_MS = 3_600_000;

async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return `${error.status} ${error.code}`;
    throw error;
  }
  return "not rejected";
}

describe("createWebhook", () => {
  test("default", async () => {
    const { create, service, receiver } = createWebhookService();
    const { webhook, secret } = await create();
    expect(webhook).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: input.url,
      description: input.description,
      status: "enabled",
      event_types: input.event_types,
      secret_version: 1,
      created_at: "2026-01-05T09:00:00.000Z",
      updated_at: "2026-01-05T09:00:00.000Z",
    });
    expect(isWebhookSecret(secret)).toBe(true);
    expect(atob(secret.slice("whsec_".length))).toHaveLength(32);
    await service.clock.advance(HOUR_MS);
    expect(receiver.received).toEqual([]);
  });

  test("parameters: seed, which determines the secret", async () => {
    const secrets: string[] = [];
    for (const seed of [1, 1, 2]) secrets.push((await createWebhookService({ seed }).create()).secret);
    expect(secrets[0]).toBe(secrets[1]);
    expect(secrets[0]).not.toBe(secrets[2]);
  });

  test.each([
    ["none", []],
    ["one twice", ["deposit.success", "deposit.success"]],
    ["a wildcard", ["deposit.*"]],
    ["another case", ["Deposit.Success"]],
  ])("parameters: event_types, %s", async (_, event_types) => {
    const { service } = createWebhookService();
    expect((await post(service, { ...input, event_types })).status).toBe(400);
  });

  test("parameters: event_types, all of them", async () => {
    const { create } = createWebhookService();
    const { webhook } = await create({ event_types: [...webhookEventTypes] });
    expect(webhook.event_types).toEqual(webhookEventTypes);
  });

  test.each([
    ["255 bytes", "₦".repeat(85), 200],
    ["256 bytes in 86 characters", `a${"₦".repeat(85)}`, 400],
  ])("parameters: description of %s", async (_, description, status) => {
    const { service } = createWebhookService();
    expect((await post(service, { ...input, description })).status).toBe(status);
  });

  test.each(["url", "description", "enabled", "event_types"])("behaviour: %s is required", async (name) => {
    const { service } = createWebhookService();
    expect((await post(service, { ...input, [name]: undefined })).status).toBe(400);
  });

  test("behaviour: a URL that breaks the rules returns 422 and creates nothing", async () => {
    const { create, client } = createWebhookService();
    expect(await refusal(create({ url: "http://hooks.partner.example" }))).toBe("422 WEBHOOK_URL_REJECTED");
    expect(await refusal(create({ url: "https://localhost/hooks" }))).toBe("422 WEBHOOK_URL_REJECTED");
    expect(await client.call(listWebhooks, {})).toEqual([]);
  });

  test("parameters: deliverToLocal", async () => {
    const { create } = createWebhookService({ deliverToLocal: true });
    expect((await create({ url: "http://127.0.0.1:4020/hook" })).webhook.url).toBe("http://127.0.0.1:4020/hook");
    expect(await refusal(create({ url: "http://10.0.0.1/hook" }))).toBe("422 WEBHOOK_URL_REJECTED");
  });

  test("behaviour: three endpoints can be enabled, and any number disabled", async () => {
    const { create } = createWebhookService();
    for (let count = 0; count < 3; count++) {
      await create();
      await create({ enabled: false });
    }
    expect(await refusal(create())).toBe("409 CONFLICT");
    expect((await create({ enabled: false })).webhook.status).toBe("disabled");
  });

  test("behaviour: concurrent requests enable at most three", async () => {
    const { create, client } = createWebhookService();
    const results = await Promise.all(Array.from({ length: 6 }, () => refusal(create())));
    expect(results.filter((result) => result === "409 CONFLICT")).toHaveLength(3);
    expect(await client.call(listWebhooks, {})).toHaveLength(3);
  });
});

describe("listWebhooks, getWebhook", () => {
  test("behaviour: reads contain no signing material", async () => {
    const { create, client } = createWebhookService();
    const { webhook } = await create();
    await client.call(rotateWebhookSecret, { webhook_id: webhook.id });
    const read = await client.call(getWebhook, { webhook_id: webhook.id });
    expect(read).toEqual({ ...webhook, secret_version: 2 });
    expect(await client.call(listWebhooks, {})).toEqual([read]);
    expect(JSON.stringify(read)).not.toContain("whsec_");
  });

  test("behaviour: returns 404 for an unknown endpoint", async () => {
    const { client } = createWebhookService();
    expect(await refusal(client.call(getWebhook, { webhook_id: unknown }))).toBe("404 NOT_FOUND");
  });
});

describe("replaceWebhook", () => {
  test("default: replaces the whole configuration", async () => {
    const { create, client, service } = createWebhookService();
    const { webhook } = await create();
    await service.clock.advance(1000);
    const changes = {
      url: "https://other.partner.example/",
      description: "",
      enabled: false,
      event_types: ["withdrawal.failed" as const],
    };
    const replaced = await client.call(replaceWebhook, { webhook_id: webhook.id, ...changes });
    expect(replaced).toEqual({
      ...webhook,
      url: changes.url,
      description: "",
      status: "disabled",
      event_types: changes.event_types,
      updated_at: "2026-01-05T09:00:01.000Z",
    });
    expect(await client.call(getWebhook, { webhook_id: webhook.id })).toEqual(replaced);
  });

  test("behaviour: rejects enabling a fourth endpoint, and accepts replacing an enabled third", async () => {
    const { create, client } = createWebhookService();
    const { webhook: third } = await create();
    await create();
    await create();
    const { webhook: fourth } = await create({ enabled: false });
    expect(await refusal(client.call(replaceWebhook, { ...input, webhook_id: fourth.id }))).toBe("409 CONFLICT");
    const replaced = await client.call(replaceWebhook, { ...input, webhook_id: third.id, description: "new" });
    expect(replaced.description).toBe("new");
  });

  test("behaviour: rejected requests do not change it", async () => {
    const { create, client } = createWebhookService();
    const { webhook } = await create();
    const bad = { ...input, webhook_id: webhook.id, url: "https://127.0.0.1", enabled: false };
    expect(await refusal(client.call(replaceWebhook, bad))).toBe("422 WEBHOOK_URL_REJECTED");
    expect(await refusal(client.call(replaceWebhook, { ...input, webhook_id: unknown }))).toBe("404 NOT_FOUND");
    expect(await client.call(getWebhook, { webhook_id: webhook.id })).toEqual(webhook);
  });

  test("behaviour: returns 404 if it is deleted during the DNS lookup", async () => {
    const lookups: (() => void)[] = [];
    const { client, create } = createWebhookService({
      resolveHost: (hostname) =>
        hostname === "slow.test"
          ? new Promise((resolve) => lookups.push(() => resolve(["8.8.8.8"])))
          : Promise.resolve(["8.8.4.4"]),
    });
    const { webhook } = await create();
    const slow = { ...input, webhook_id: webhook.id, url: "https://slow.test" };
    const replacing = refusal(client.call(replaceWebhook, slow));
    await expect.poll(() => lookups.length).toBe(1);
    await client.call(deleteWebhook, { webhook_id: webhook.id });
    lookups[0]?.();
    expect(await replacing).toBe("404 NOT_FOUND");
  });
});

describe("deleteWebhook", () => {
  test("default", async () => {
    const { create, client } = createWebhookService();
    const { webhook } = await create();
    await client.call(deleteWebhook, { webhook_id: webhook.id });
    expect(await client.call(listWebhooks, {})).toEqual([]);
    expect(await refusal(client.call(deleteWebhook, { webhook_id: webhook.id }))).toBe("404 NOT_FOUND");
  });

  test("behaviour: allows another endpoint", async () => {
    const { create, client } = createWebhookService();
    const { webhook } = await create();
    await create();
    await create();
    await client.call(deleteWebhook, { webhook_id: webhook.id });
    expect((await create()).webhook.status).toBe("enabled");
  });

  test("behaviour: preserves the history", async () => {
    const { create, client, service } = createWebhookService();
    const { webhook } = await create();
    service.emit({ type: "deposit.success" });
    await client.call(deleteWebhook, { webhook_id: webhook.id });
    await service.clock.advance(10_000);
    const { deliveries } = await client.call(listWebhookDeliveries, {});
    expect(deliveries).toMatchObject([{ webhook_id: webhook.id, status: "cancelled" }]);
  });
});

describe("rotateWebhookSecret", () => {
  test("default", async () => {
    const { create, client } = createWebhookService();
    const { webhook, secret } = await create();
    const rotated = await client.call(rotateWebhookSecret, { webhook_id: webhook.id });
    expect(rotated).toEqual({
      webhook_id: webhook.id,
      secret: expect.stringMatching(/^whsec_/),
      secret_version: 2,
      previous_secret_valid_until: "2026-01-06T09:00:00.000Z",
    });
    expect(rotated.secret).not.toBe(secret);
  });

  test("behaviour: rejects a rotation during the overlap", async () => {
    const { create, client, service } = createWebhookService();
    const { webhook } = await create();
    const rotate = () => client.call(rotateWebhookSecret, { webhook_id: webhook.id });
    await rotate();
    expect(await refusal(rotate())).toBe("409 SECRET_ROTATION_IN_PROGRESS");
    await service.clock.advance(24 * HOUR_MS - 1);
    expect(await refusal(rotate())).toBe("409 SECRET_ROTATION_IN_PROGRESS");
    expect((await client.call(getWebhook, { webhook_id: webhook.id })).secret_version).toBe(2);
    await service.clock.advance(1);
    expect((await rotate()).secret_version).toBe(3);
  });
});

describe("scopes", () => {
  test("behaviour: without webhook scopes, every operation returns MISSING_SCOPE", async () => {
    const { service, create } = createWebhookService();
    const { webhook } = await create();
    const { id: webhook_id } = webhook;
    const client = createKeyClient(service, service.keys.default);
    for (const call of [
      client.call(createWebhook, input),
      client.call(listWebhooks, {}),
      client.call(getWebhook, { webhook_id }),
      client.call(replaceWebhook, { ...input, webhook_id }),
      client.call(deleteWebhook, { webhook_id }),
      client.call(rotateWebhookSecret, { webhook_id }),
      client.call(listWebhookEvents, {}),
      client.call(listWebhookDeliveries, {}),
      client.call(getWebhookEvent, { event_id: "evt_1" }),
      client.call(getWebhookDelivery, { delivery_id: "dlv_1" }),
    ]) {
      expect(await refusal(call)).toBe("403 MISSING_SCOPE");
    }
  });

  test("behaviour: webhooks:view allows reads only", async () => {
    const scopes: Scope[] = ["webhooks:view", "wallets:view", "trades:view"];
    const { service, create } = createWebhookService({ apiKeys: [{ key: "reader", scopes }] });
    const { webhook } = await create();
    const client = createKeyClient(service, "reader");
    expect(await client.call(listWebhooks, {})).toEqual([webhook]);
    expect(await refusal(client.call(createWebhook, input))).toBe("403 MISSING_SCOPE");
    expect(await refusal(client.call(deleteWebhook, { webhook_id: webhook.id }))).toBe("403 MISSING_SCOPE");
  });

  test.each<[WebhookEventType, Scope]>([
    ["deposit.action_required", "wallets:view"],
    ["deposit.success", "wallets:view"],
    ["withdrawal.partial", "wallets:view"],
    ["exchange.filled", "trades:view"],
    ["exchange.rejected", "trades:view"],
  ])("behaviour: %s also needs %s", async (type, needed) => {
    const manage: Scope[] = ["webhooks:manage", "webhooks:view"];
    const other: Scope = needed === "wallets:view" ? "trades:view" : "wallets:view";
    const { service } = createWebhookService({
      apiKeys: [
        { key: "with", scopes: [...manage, needed] },
        { key: "without", scopes: [...manage, other] },
      ],
    });
    const [allowed, rejected] = [createKeyClient(service, "with"), createKeyClient(service, "without")];
    const { webhook } = await allowed.call(createWebhook, { ...input, event_types: [type] });
    const calls = [
      rejected.call(createWebhook, { ...input, event_types: [type] }),
      rejected.call(replaceWebhook, { ...input, webhook_id: webhook.id, event_types: [type] }),
    ];
    for (const call of calls) expect(await refusal(call)).toBe("403 MISSING_SCOPE");
  });
});

describe("another account", () => {
  const apiKeys = [{ key: "theirs", scopes: [...allScopes], account: "other" }] as const;

  test("behaviour: gets 404 for the endpoints and history of this one", async () => {
    const { service, create, client } = createWebhookService({ apiKeys });
    const { webhook } = await create();
    const event_id = service.emit({ type: "deposit.success" });
    await service.clock.advance(10_000);
    const { deliveries } = await client.call(listWebhookDeliveries, {});
    const delivery_id = required(deliveries[0]).id;
    const theirs = createKeyClient(service, "theirs");
    const { id: webhook_id } = webhook;
    for (const call of [
      theirs.call(getWebhook, { webhook_id }),
      theirs.call(replaceWebhook, { ...input, webhook_id, enabled: false }),
      theirs.call(deleteWebhook, { webhook_id }),
      theirs.call(rotateWebhookSecret, { webhook_id }),
      theirs.call(getWebhookEvent, { event_id }),
      theirs.call(getWebhookDelivery, { delivery_id }),
    ]) {
      expect(await refusal(call)).toBe("404 NOT_FOUND");
    }
    expect(await client.call(getWebhook, { webhook_id })).toEqual(webhook);
    expect((await theirs.call(listWebhooks, {})).map(({ id }) => id)).not.toContain(webhook_id);
    expect((await theirs.call(listWebhookEvents, {})).events.map(({ id }) => id)).not.toContain(event_id);
  });

  test("behaviour: its endpoints do not count towards the limit and get no events", async () => {
    const { service, create, receiver } = createWebhookService({ apiKeys });
    const theirs = createKeyClient(service, "theirs");
    await theirs.call(createWebhook, { ...input, url: "https://theirs.example/" });
    for (let count = 0; count < 3; count++) await create();
    service.emit({ type: "deposit.success" });
    await service.clock.advance(10_000);
    expect(receiver.received.map(({ url }) => url)).toEqual([input.url, input.url, input.url]);
  });
});

function post(service: ReturnType<typeof createWebhookService>["service"], body: unknown): Promise<Response> {
  return service.fetch("http://service.test/v1/partner/webhooks", {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": service.keys.webhooks },
    body: JSON.stringify(body),
  });
}
