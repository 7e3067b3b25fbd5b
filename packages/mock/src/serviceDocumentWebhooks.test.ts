import { WEBHOOK_RETRY_DELAYS_SECONDS } from "@partner-kit/contract";
import { verifyWebhook } from "@partner-kit/contract/webhook";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type ListeningReceiver, listenForWebhooks } from "./test/listenForWebhooks.ts";
import {
  endpoint,
  error,
  field,
  type HttpService,
  invalid,
  list,
  notFound,
  startHttpService,
} from "./test/overHttp.ts";
import { required } from "./test/required.ts";

// The webhook rules of the service document, over HTTP.

const HOUR_MS = 3_600_000;
const webhooks = "/partner/webhooks";

let server: HttpService;

async function create(changes: object = {}, to = server): Promise<{ readonly id: string; readonly secret: string }> {
  const { data } = await to.send("POST", webhooks, { body: { ...endpoint, ...changes } });
  return { id: String(field(data, "webhook.id")), secret: String(field(data, "secret")) };
}

describe("endpoints", () => {
  beforeAll(async () => {
    server = await startHttpService();
  });

  afterEach(() => server.service.reset());
  afterAll(() => server.close());

  test.each([
    ["http", "http://hooks.partner.example/a"],
    ["credentials", "https://user:word@hooks.partner.example/a"],
    ["a fragment", "https://hooks.partner.example/a#b"],
    ["an empty fragment", "https://hooks.partner.example/a#"],
    ["2049 bytes", `https://hooks.partner.example/${"a".repeat(2019)}`],
    ["a private address", "https://hooks.private.example/a"],
    ["this machine", "https://127.0.0.1/a"],
    ["a relative path", "hooks"],
  ])("behaviour: a URL with %s returns 422 at create and replace", async (_, url) => {
    const { id } = await create();
    for (const [method, path] of [
      ["POST", webhooks],
      ["PUT", `${webhooks}/${id}`],
    ] as const) {
      expect((await server.send(method, path, { body: { ...endpoint, url } })).status).toBe(422);
    }
  });

  test.each([
    ["description of 256 bytes", { description: `${"₦".repeat(85)}a` }, 400],
    ["description of 255 bytes", { description: "₦".repeat(85) }, 200],
    ["URL of 2048 bytes", { url: `https://hooks.partner.example/${"a".repeat(2018)}` }, 200],
    ["empty URL", { url: "" }, 422],
    ["empty list of event types", { event_types: [] }, 400],
    ["duplicate event type", { event_types: ["deposit.success", "deposit.success"] }, 400],
    ["wildcard", { event_types: ["deposit.*"] }, 400],
    ["missing enabled", { enabled: undefined }, 400],
  ])("behaviour: an endpoint with a %s", async (_, changes, status) => {
    const response = await server.send("POST", webhooks, { body: { ...endpoint, ...changes } });
    expect(response.status).toBe(status);
    if (status === 400) expect(response).toMatchObject(invalid);
  });

  test("behaviour: enables at most three endpoints, at create and replace", async () => {
    const [{ id }] = [await create({ enabled: false }), await create(), await create(), await create()];
    expect((await server.send("POST", webhooks, { body: endpoint })).status).toBe(409);
    expect((await server.send("PUT", `${webhooks}/${id}`, { body: endpoint })).status).toBe(409);
  });

  test("behaviour: PUT replaces the whole configuration, and only create and rotate return secrets", async () => {
    const { id, secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const path = `${webhooks}/${id}`;
    const next = { url: "https://other.partner.example/x", description: "", event_types: ["exchange.filled"] };
    const replaced = await server.send("PUT", path, { body: { ...next, enabled: false } });
    expect(replaced).toMatchObject({ status: 200, data: { ...next, id, secret_version: 1 } });
    expect(field(replaced.data, "status")).not.toBe("enabled");
    const { data } = await server.send("GET", webhooks);
    expect(list(data)).toEqual([replaced.data]);
    expect(JSON.stringify(data)).not.toContain("whsec_");
    expect((await server.send("DELETE", path)).status).toBe(200);
    expect(await server.send("GET", path)).toMatchObject(notFound);
  });

  test("behaviour: the overlap of a rotation lasts 24 hours, and rejects another rotation", async () => {
    const { id } = await create();
    const rotate = () => server.send("POST", `${webhooks}/${id}/secret/rotate`);
    const { clock } = server.service;
    const previous_secret_valid_until = new Date(clock.now() + 24 * HOUR_MS).toISOString();
    expect((await rotate()).data).toMatchObject({ webhook_id: id, secret_version: 2, previous_secret_valid_until });
    await clock.advance(24 * HOUR_MS - 1);
    expect(await rotate()).toMatchObject(error(409, "SECRET_ROTATION_IN_PROGRESS"));
    await clock.advance(1);
    expect(await rotate()).toMatchObject({ status: 200, data: { secret_version: 3 } });
  });
});

describe("deliveries", () => {
  let receiver: ListeningReceiver;

  beforeAll(async () => {
    server = await startHttpService({ deliverToLocal: true, resolveHost: async () => ["127.0.0.1"] });
    receiver = await listenForWebhooks();
  });

  afterEach(() => {
    server.service.reset();
    receiver.received.length = 0;
    receiver.responses.length = 0;
  });

  afterAll(async () => {
    await receiver.close();
    await server.close();
  });

  /** Emits an event with a response of the receiver, waits for every retry, and returns the attempts. */
  async function deliver(status: number, headers: Record<string, string> = {}) {
    const created = await create({ url: receiver.url });
    receiver.responses.push(
      ...Array.from({ length: 8 }, () => (outgoing: Outgoing) => outgoing.writeHead(status, headers).end()),
    );
    server.service.emit({ type: "deposit.success" });
    await server.service.clock.advance(3 * HOUR_MS);
    return { ...created, attempts: receiver.received };
  }

  test("behaviour: a delivery has the documented headers, the envelope and a valid signature", async () => {
    const { attempts, secret } = await deliver(200);
    const { headers, body, text } = required(attempts[0]);
    expect(attempts).toHaveLength(1);
    const envelope: Readonly<Record<string, unknown>> = JSON.parse(text);
    expect(Object.keys(envelope).toSorted()).toEqual(["data", "id", "occurred_at", "type", "version"]);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Service-Webhooks/1.0",
      "webhook-id": envelope["id"],
      "webhook-timestamp": expect.stringMatching(/^\d{10}$/),
      "x-service-delivery-id": expect.any(String),
      "x-service-event-type": "deposit.success",
      "x-service-delivery-attempt": "1",
    });
    const genuine = await verifyWebhook({
      headers: { get: (name) => String(headers[name] ?? "") || null },
      body,
      secrets: [secret],
    });
    expect(genuine).toMatchObject({ version: 1, type: "deposit.success" });
  });

  test.each([408, 409, 425, 429, 500, 503])("behaviour: %d is retried three times as one delivery", async (status) => {
    const { attempts } = await deliver(status);
    expect(attempts.map(({ headers }) => headers["x-service-delivery-attempt"])).toEqual(["1", "2", "3", "4"]);
    for (const name of ["webhook-id", "x-service-delivery-id"]) {
      expect(new Set(attempts.map(({ headers }) => headers[name])).size).toBe(1);
    }
  });

  test.each([400, 401, 404, 410, 422])("behaviour: a delivery with status %d is not retried", async (status) => {
    expect((await deliver(status)).attempts).toHaveLength(1);
  });

  test.each([301, 302, 307, 308])("behaviour: a redirect (%d) is neither retried nor followed", async (status) => {
    expect((await deliver(status, { location: `${receiver.url}/elsewhere` })).attempts).toHaveLength(1);
  });

  test("behaviour: Retry-After delays a retry by at most 30 minutes", async () => {
    await create({ url: receiver.url });
    receiver.responses.push((outgoing) => outgoing.writeHead(503, { "retry-after": "86400" }).end());
    server.service.emit({ type: "deposit.success" });
    await server.service.clock.advance(1000 + 29 * 60_000);
    expect(receiver.received).toHaveLength(1);
    await server.service.clock.advance(60_000);
    expect(receiver.received).toHaveLength(2);
    expect(WEBHOOK_RETRY_DELAYS_SECONDS[0]).toBeLessThan(1800);
  });

  test("behaviour: both secrets sign during the overlap, and only the new one afterwards", async () => {
    const { id } = await create({ url: receiver.url });
    await server.send("POST", `${webhooks}/${id}/secret/rotate`);
    const { clock } = server.service;
    server.service.emit({ type: "deposit.success" });
    await clock.advance(24 * HOUR_MS);
    server.service.emit({ type: "deposit.success" });
    await clock.advance(1000);
    const signatures = receiver.received.map(({ headers }) => String(headers["webhook-signature"]).split(" ").length);
    expect(signatures).toEqual([2, 1]);
  });

  test("behaviour: disabling cancels queued deliveries, enabling does not resume them, and the history is preserved", async () => {
    const { id } = await create({ url: receiver.url });
    receiver.responses.push((outgoing) => outgoing.writeHead(503).end());
    server.service.emit({ type: "deposit.success" });
    await server.service.clock.advance(1000);
    const body = { ...endpoint, url: receiver.url };
    await server.send("PUT", `${webhooks}/${id}`, { body: { ...body, enabled: false } });
    await server.send("PUT", `${webhooks}/${id}`, { body });
    await server.service.clock.advance(3 * HOUR_MS);
    expect(receiver.received).toHaveLength(1);
    const { data } = await server.send("GET", "/partner/webhook/deliveries");
    expect(list(field(data, "deliveries"))).toHaveLength(1);
    await server.service.clock.advance(31 * 24 * HOUR_MS);
    expect(field((await server.send("GET", "/partner/webhook/events")).data, "events")).toEqual([]);
  });
});

type Outgoing = Parameters<ListeningReceiver["responses"][number]>[0];
