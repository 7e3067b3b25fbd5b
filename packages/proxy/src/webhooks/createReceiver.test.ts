import { createWebhookSecret, signWebhook } from "@partner-kit/contract/webhook";
import { describe, expect, test, vi } from "vitest";
import { createTestProxy, type TestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { SECRET, type SignedDelivery, signDelivery } from "../../test/signDelivery.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { Store } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";

const OTHER = createWebhookSecret({ bytes: new Uint8Array(32).fill(8) });
const time = createTestTime();
const timestamp = time.now() / 1000;
const sign = (parameters = {}) => signDelivery({ timestamp, ...parameters });

interface Setup extends TestProxy {
  readonly store: Store;
  deliver(delivery: SignedDelivery): Promise<Response>;
  stored(): Promise<string[]>;
}

function start(parameters: Partial<CreateProxyParameters> = {}): Setup {
  const store = parameters.store ?? createMemoryStore();
  const proxy = createTestProxy({ now: time.now, store, webhookSecrets: [SECRET], ...parameters });
  return {
    ...proxy,
    store,
    deliver: ({ headers, body }) =>
      proxy.call("/kit/webhook", {
        method: "POST",
        body,
        headers: { origin: null, "x-partner-kit": null, ...headers },
      }),
    stored: async () => (await store.readEvents({ after: 0, limit: 10 })).map(({ id }) => id),
  };
}

function errorsOf({ entries }: TestProxy["logger"]): readonly object[] {
  return entries.filter(({ level }) => level === "error").map(({ fields }) => fields);
}

/** A correctly signed delivery whose headers are changed afterwards. */
async function changed(headers: Record<string, string>): Promise<SignedDelivery> {
  const delivery = await sign();
  return { ...delivery, headers: { ...delivery.headers, ...headers } };
}

async function without(name: string): Promise<SignedDelivery> {
  const { headers, body } = await sign();
  return { headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)), body };
}

/** A delivery signed with a raw timestamp. */
async function stamped(text: string): Promise<SignedDelivery> {
  const { headers, body } = await sign();
  const key = await crypto.subtle.importKey(
    "raw",
    new Uint8Array(32).fill(7),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const content = new TextEncoder().encode(`evt_1.${text}.${new TextDecoder().decode(body)}`);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, content));
  const signature = `v1,${btoa(String.fromCharCode(...mac))}`;
  return { headers: { ...headers, "webhook-timestamp": text, "webhook-signature": signature }, body };
}

test("default", async () => {
  const { deliver, store } = start();
  const delivery = await sign();
  const response = await deliver(delivery);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  const [event, ...more] = await store.readEvents({ after: 0, limit: 10 });
  expect(event).toEqual({
    seq: 1,
    id: "evt_1",
    type: "deposit.success",
    occurred_at: "2026-01-05T09:00:00.123Z",
    received_at: time.now(),
    body: delivery.body,
  });
  expect(more).toEqual([]);
});

test("behaviour: a repeated delivery gets the same response and is stored once", async () => {
  const { deliver, stored } = start();
  const responses = await Promise.all([
    deliver(await sign()),
    deliver(await sign()),
    deliver(await sign({ id: "evt_2" })),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await deliver(await sign())).status).toBe(204);
  expect(await stored()).toEqual(["evt_1", "evt_2"]);
});

const accepted: readonly (readonly [string, () => Promise<SignedDelivery>])[] = [
  [
    "one of several signatures matches",
    async () => changed({ "webhook-signature": `v1,AAAA ${(await sign()).headers["webhook-signature"]}` }),
  ],
  [
    "another signature has an unknown version",
    async () => changed({ "webhook-signature": `v2,abc ${(await sign()).headers["webhook-signature"]}` }),
  ],
  ["it is 300 seconds old", () => sign({ timestamp: timestamp - 300 })],
  ["it is 300 seconds ahead", () => sign({ timestamp: timestamp + 300 })],
  ["its type is unknown", () => sign({ type: "refund.success" })],
  ["the secret is the second one", () => sign({ secret: OTHER })],
];

test.each(accepted)("behaviour: a delivery is accepted if %s", async (_, make) => {
  const { deliver, stored } = start({ webhookSecrets: [SECRET, OTHER] });
  expect((await deliver(await make())).status).toBe(204);
  expect(await stored()).toEqual(["evt_1"]);
});

const unsigned: readonly (readonly [string, () => Promise<SignedDelivery>])[] = [
  ["no webhook-id", () => without("webhook-id")],
  ["no webhook-timestamp", () => without("webhook-timestamp")],
  ["no webhook-signature", () => without("webhook-signature")],
  ["two IDs", () => changed({ "webhook-id": "evt_1, evt_1" })],
  ["two timestamps", () => changed({ "webhook-timestamp": `${timestamp}, ${timestamp}` })],
  [
    "two signature headers",
    async () => changed({ "webhook-signature": `v1,AAAA, ${(await sign()).headers["webhook-signature"]}` }),
  ],
  ["another ID", () => changed({ "webhook-id": "evt_2" })],
  ["an ID with a full stop", () => changed({ "webhook-id": "evt.1" })],
  ["another timestamp", () => changed({ "webhook-timestamp": String(timestamp + 1) })],
  ["a timestamp with a fraction", () => stamped(`${timestamp}.0`)],
  ["a timestamp with a sign", () => stamped(`+${timestamp}`)],
  ["a negative timestamp", () => stamped(`-${timestamp}`)],
  ["a timestamp with zeros before it", () => stamped(`0${timestamp}`)],
  ["a timestamp as a power", () => stamped("1e9")],
  ["a timestamp in hexadecimal", () => stamped(`0x${timestamp.toString(16)}`)],
  ["a timestamp as a date", () => stamped("2026-01-05T09:00:00Z")],
  ["another secret, 301 seconds old", () => sign({ timestamp: timestamp - 301, secret: OTHER })],
  ["another secret, 301 seconds ahead", () => sign({ timestamp: timestamp + 301, secret: OTHER })],
  ["another secret", () => sign({ secret: OTHER })],
  ["a changed body", async () => ({ ...(await sign()), body: new TextEncoder().encode("{}") })],
  ["an empty body", async () => ({ ...(await sign()), body: new Uint8Array() })],
  ["an empty signature", () => changed({ "webhook-signature": "v1," })],
  [
    "half a signature",
    async () => changed({ "webhook-signature": (await sign()).headers["webhook-signature"]?.slice(0, 24) ?? "" }),
  ],
  [
    "a signature without its version",
    async () => changed({ "webhook-signature": (await sign()).headers["webhook-signature"]?.slice(3) ?? "" }),
  ],
  [
    "a signature of another version",
    async () => changed({ "webhook-signature": `v2${(await sign()).headers["webhook-signature"]?.slice(2)}` }),
  ],
  ["a signature in hexadecimal", () => changed({ "webhook-signature": `v1,${"0f".repeat(32)}` })],
];

test.each(unsigned)("behaviour: %s is refused with 401", async (_, make) => {
  const { deliver, stored } = start();
  expect(await readOutcome(await deliver(await make()))).toEqual([401, "UNAUTHORIZED"]);
  expect(await stored()).toEqual([]);
});

const unreadable: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, code: string])[] = [
  ["bytes that are not UTF-8", Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d), "BODY_NOT_UTF8"],
  ["half a surrogate pair in UTF-8", Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), "BODY_NOT_UTF8"],
  [
    "a byte order mark",
    `\uFEFF{"id":"evt_1","type":"deposit.success","version":1,"occurred_at":"2026-01-05T09:00:00Z","data":{}}`,
    "BODY_NOT_JSON",
  ],
  ["text that is not JSON", "hello", "BODY_NOT_JSON"],
  ["nothing", "", "BODY_NOT_JSON"],
  ["JSON without an envelope", "[]", "BODY_INVALID"],
  [
    "another ID than its header",
    '{"id":"evt_2","type":"deposit.success","version":1,"occurred_at":"2026-01-05T09:00:00Z","data":{}}',
    "ID_MISMATCH",
  ],
  [
    "an occurrence on the 30th of February",
    '{"id":"evt_1","type":"deposit.success","version":1,"occurred_at":"2026-02-30T09:00:00Z","data":{}}',
    "BODY_INVALID",
  ],
  [
    "a type that cannot be stored",
    '{"id":"evt_1","type":"deposit\\u0000","version":1,"occurred_at":"2026-01-05T09:00:00Z","data":{}}',
    "BODY_INVALID",
  ],
];

test.each(unreadable)("behaviour: a signed delivery with %s is stored unchanged and parked", async (_, body, code) => {
  const { deliver, store, call, logger } = start();
  const delivery = await sign({ body });
  expect((await deliver(delivery)).status).toBe(204);
  expect((await deliver(delivery)).status).toBe(204);
  expect(await store.readEvents({ after: 0, limit: 10 })).toEqual([
    {
      seq: 1,
      id: "evt_1",
      type: "unreadable",
      occurred_at: "2026-01-05T09:00:00.000Z",
      received_at: time.now(),
      body: delivery.body,
    },
  ]);
  const { data } = await (await call("/kit/events")).json();
  expect(data.events).toMatchObject([{ id: "evt_1", data: null, parked: { attempts: 0, error_code: code } }]);
  const { data: health } = await (await call("/kit/health")).json();
  expect([health.handler, health.alarms]).toEqual(["parked", ["webhook_unreadable"]]);
  expect(errorsOf(logger)).toMatchObject([{ alarm: "webhook_unreadable", code }]);
});

test("behaviour: a deeply nested body is stored and parked, and other deliveries are accepted", async () => {
  const { deliver, call } = start();
  const nested = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  const body = `{"id":"evt_1","type":"deposit.success","version":1,"occurred_at":"2026-01-05T09:00:00Z","data":{"a":${nested}}}`;
  expect((await deliver(await sign({ body }))).status).toBe(204);
  expect((await deliver(await sign({ id: "evt_2" }))).status).toBe(204);
  const { data } = await (await call("/kit/events")).json();
  expect(data.events).toMatchObject([
    { id: "evt_1", type: "deposit.success", data: null, parked: { error_code: "TOO_DEEP" } },
    { id: "evt_2", data: { amount: "1000.50" } },
  ]);
});

test("behaviour: a repeated ID with another body is acknowledged, keeps the first body and raises an alarm", async () => {
  const { deliver, store, call, proxy, logger } = start();
  const first = await sign();
  const other = await sign({ type: "deposit.failed" });
  expect([(await deliver(first)).status, (await deliver(first)).status]).toEqual([204, 204]);
  expect(logger.entries).toEqual([]);
  expect((await deliver(other)).status).toBe(204);
  expect((await store.readEvents({ after: 0, limit: 10 })).map(({ body }) => body)).toEqual([first.body]);
  expect(errorsOf(logger)).toMatchObject([{ alarm: "webhook_changed", id: "evt_1" }]);
  expect((await (await call("/kit/health")).json()).data.alarms).toEqual(["webhook_changed"]);
  expect(proxy.metrics()).toContain('partner_kit_alarms_total{alarm="webhook_changed"} 1');
});

describe("behaviour: clock skew", () => {
  const ahead = (seconds: number) => ({ timestamp: timestamp - seconds });
  const health = async ({ call }: Setup) => {
    const response = await call("/kit/health");
    const { receiver, clock_skew_seconds } = (await response.json()).data;
    return [response.status, receiver, clock_skew_seconds];
  };

  test("a forged delivery is refused, a stored one acknowledged, and a new one gets a 503", async () => {
    const setup = start();
    const { deliver, stored } = setup;
    await deliver(await sign());
    expect((await deliver(await sign({ ...ahead(600), secret: OTHER }))).status).toBe(401);
    expect((await deliver(await sign(ahead(600)))).status).toBe(204);
    expect(await readOutcome(await deliver(await sign({ ...ahead(600), id: "evt_2" })))).toEqual([
      503,
      "RECEIVER_NOT_READY",
    ]);
    expect(await stored()).toEqual(["evt_1"]);
    expect(await health(setup)).toEqual([200, "ok", undefined]);
  });

  test("three new events determine the skew, and a valid one resets it", async () => {
    const setup = start();
    const { deliver, stored, logger } = setup;
    const states: unknown[] = [];
    for (const [id, seconds] of [
      ["evt_1", 600],
      ["evt_1", 600],
      ["evt_2", 90_000],
      ["evt_3", 602],
    ] as const) {
      expect((await deliver(await sign({ ...ahead(seconds), id }))).status).toBe(503);
      states.push(await health(setup));
    }
    expect(states).toEqual([
      [200, "ok", undefined],
      [200, "ok", undefined],
      [200, "ok", undefined],
      [200, "clock_skew", 602],
    ]);
    expect(errorsOf(logger)).toMatchObject([{ alarm: "webhook_clock_skew", ahead_seconds: 602 }]);
    expect(await stored()).toEqual([]);
    expect((await deliver(await sign())).status).toBe(204);
    expect(await health(setup)).toEqual([200, "ok", undefined]);
  });

  test.each(["timestamps in milliseconds", "a clock that is behind"])("%s", async (name) => {
    const { deliver, stored } = start();
    const delivery = name.startsWith("a clock") ? await sign(ahead(-301)) : await stamped(String(timestamp * 1000));
    expect((await deliver(delivery)).status).toBe(503);
    expect(await stored()).toEqual([]);
  });
});

test("behaviour: while a stored secret cannot be decrypted, no delivery is refused permanently", async () => {
  const store = createMemoryStore();
  await store.saveSecret({ webhook_id: "w", version: 1, sealed: Uint8Array.of(1, 2, 3), valid_until: null });
  const storeKeys = [btoa("a".repeat(32))];
  const { deliver, call, logger } = start({ store, storeKeys, receiverUrl: "https://admin.example/kit/webhook" });
  const receiver = async () => (await (await call("/kit/health")).json()).data.receiver;
  await expect.poll(receiver).toBe("sealed_secret");
  expect((await deliver(await sign({ secret: OTHER }))).status).toBe(503);
  expect((await deliver(await sign())).status).toBe(204);
  expect(logger.text()).toContain("webhook_secret_sealed");
  await store.deleteSecrets({ webhook_id: "w" });
  await expect.poll(receiver).toBe("ok");
  expect((await deliver(await sign({ secret: OTHER }))).status).toBe(401);
});

test("behaviour: stored secrets count without a store key", async () => {
  const store = createMemoryStore();
  await store.saveSecret({ webhook_id: "w", version: 1, sealed: Uint8Array.of(1, 2, 3), valid_until: null });
  const { deliver, call } = start({ store });
  const receiver = async () => (await (await call("/kit/health")).json()).data.receiver;
  expect([(await deliver(await sign())).status, await receiver()]).toEqual([204, "ok"]);
  expect((await deliver(await sign({ secret: OTHER }))).status).toBe(503);
  expect(await receiver()).toBe("sealed_secret");
});

test("behaviour: a body that is too long is refused and raises an alarm", async () => {
  const { deliver, stored, call, logger } = start();
  const body = `{"id":"evt_1","filler":"${"x".repeat(256 * 1024)}"}`;
  expect(await readOutcome(await deliver(await sign({ body })))).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  expect(await stored()).toEqual([]);
  expect(errorsOf(logger)).toMatchObject([{ alarm: "webhook_too_long" }]);
  expect((await (await call("/kit/health")).json()).data.alarms).toEqual(["webhook_too_long"]);
});

test("behaviour: without a secret no delivery is refused permanently", async () => {
  const { deliver, call } = start({ webhookSecrets: [] });
  expect((await deliver(await sign())).status).toBe(503);
  expect(await (await call("/kit/health")).json()).toMatchObject({ data: { receiver: "no_secret" } });
});

test("behaviour: the response is 503 if the store rejects", async () => {
  const store: Store = { ...createMemoryStore(), appendEvents: () => Promise.reject(new StoreError("full")) };
  const { deliver, logger } = start({ store });
  expect(await readOutcome(await deliver(await sign()))).toEqual([503, "STORE_UNAVAILABLE"]);
  expect(logger.text()).toContain("the store failed");
});

test("behaviour: if the store hangs, the receiver responds before the service times out", async () => {
  const clock = createTestTime();
  const store: Store = { ...createMemoryStore(), appendEvents: () => new Promise(() => undefined) };
  const { deliver } = start({ store, schedule: clock.schedule });
  const response = deliver(await sign());
  await vi.waitUntil(() => clock.waiting() > 0);
  expect(clock.next()).toBeLessThan(5_000);
  clock.advance(5_000);
  expect(await readOutcome(await response)).toEqual([503, "STORE_UNAVAILABLE"]);
});

test("behaviour: a mismatching secret is logged until a delivery matches", async () => {
  const { deliver, call, logger } = start();
  const state = async () => {
    const { data: health } = await (await call("/kit/health")).json();
    const { data: session } = await (await call("/kit/session")).json();
    return [health.receiver, session.receiver.state];
  };
  expect(await state()).toEqual(["ok", "ok"]);
  for (let count = 0; count < 3; count += 1) await deliver(await sign({ secret: OTHER }));
  expect(await state()).toEqual(["wrong_secret", "wrong_secret"]);
  const errors = logger.entries.filter(({ level }) => level === "error");
  // Anyone can send such deliveries, so they must not flood the log.
  expect(errors).toMatchObject([{ fields: { reason: "signature_mismatch", mismatches: 1 } }]);
  await deliver(await sign());
  expect(await state()).toEqual(["ok", "ok"]);
});

test("behaviour: logs and responses contain no delivery data and no secret", async () => {
  const { deliver, logger } = start();
  const responses: string[] = [];
  for (const delivery of [await sign(), await sign({ secret: OTHER }), await sign({ body: "Ngozi Okonjo" })])
    responses.push(await (await deliver(delivery)).text());
  const output = logger.text() + responses.join("");
  const signature = await signWebhook({ secret: SECRET, id: "evt_1", timestamp, body: "Ngozi Okonjo" });
  for (const hidden of ["Ngozi", "1000.50", "whsec_", SECRET.slice(6, 30), signature])
    expect(output).not.toContain(hidden);
});

test("behaviour: a response has the correlation ID if it was recorded", async () => {
  const quiet = start();
  expect((await quiet.deliver(await sign())).headers.get("x-correlation-id")).toBeNull();
  const refused = await quiet.deliver(await changed({ "webhook-id": "evt_other" }));
  const id = refused.headers.get("x-correlation-id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const onRequest = vi.fn();
  const reported = await start({ onRequest }).deliver(await sign());
  const correlationId = reported.headers.get("x-correlation-id");
  expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ correlationId, status: 204 }));
});
