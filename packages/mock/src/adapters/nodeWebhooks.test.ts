import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  replaceWebhook,
  rotateWebhookSecret,
} from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { verifyWebhook } from "@partner-kit/contract/webhook";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createVirtualClock } from "../clock.ts";
import { createNodeDeliver } from "../node/createNodeDeliver.ts";
import { webhookInput } from "../test/createWebhookService.ts";
import { type ListeningReceiver, listenForWebhooks } from "../test/listenForWebhooks.ts";
import { type MockServer, type StartMockServerParameters, startMockServer } from "./node.ts";

const notGenuine = { name: "WebhookVerificationError", reason: "signature_mismatch" };

let receiver: ListeningReceiver;
let server: MockServer | undefined;

beforeEach(async () => {
  receiver = await listenForWebhooks();
});

afterEach(async () => {
  await server?.close();
  await receiver.close();
  server = undefined;
});

async function start(parameters: StartMockServerParameters = {}) {
  const clock = createVirtualClock();
  server = await startMockServer({ port: 0, clock, scenario: "empty", deliverToLocal: true, ...parameters });
  const { url: baseUrl, service } = server;
  const client = createClient({ baseUrl, headers: { "x-api-key": service.keys.webhooks } });
  const command = (path: string, body: unknown) =>
    fetch(baseUrl.replace("/v1", `/_mock${path}`), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    service,
    client,
    create: () => client.call(createWebhook, { ...webhookInput, url: receiver.url }),
    emit: async (): Promise<unknown> => (await command("/events", { type: "deposit.success" })).json(),
    advance: (milliseconds: number) => command("/clock", { advance_ms: milliseconds }),
    async history() {
      await service.clock.advance(5000);
      return (await client.call(listWebhookDeliveries, {})).deliveries;
    },
  };
}

test("default: an event from a control request arrives with a signature in real time, for every emulated time", async () => {
  const { create, emit, advance } = await start();
  const { secret } = await create();
  const made = await emit();
  await advance(1000);
  expect(receiver.received).toHaveLength(1);
  const [delivery = expect.fail("nothing arrived")] = receiver.received;
  const { headers, body, text } = delivery;
  const event = await verifyWebhook({ headers, body, secrets: [secret] });
  expect(made).toEqual({ status: "success", data: { event_id: event.id } });
  expect(event).toMatchObject({ type: "deposit.success", occurred_at: "2026-01-05T09:00:00.000Z" });
  const signed = {
    "webhook-id": String(headers["webhook-id"]),
    "webhook-timestamp": String(headers["webhook-timestamp"]),
    "webhook-signature": String(headers["webhook-signature"]),
  };
  expect(new Webhook(secret).verify(text, signed)).toEqual(event);
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "user-agent": "Service-Webhooks/1.0",
    "x-service-event-type": "deposit.success",
    "x-service-delivery-attempt": "1",
  });
});

test("behaviour: without deliverToLocal, rejects http and this machine", async () => {
  const { create, client } = await start({ deliverToLocal: false });
  await expect(create()).rejects.toMatchObject({ status: 422, code: "WEBHOOK_URL_REJECTED" });
  for (const url of ["https://127.0.0.1:8443/", "https://localhost:8443/", "https://[::1]/", "https://0x7f.1/"]) {
    const input = { ...webhookInput, url };
    await expect(client.call(createWebhook, input)).rejects.toMatchObject({ status: 422 });
  }
});

test("parameters: receivers, which get the deliveries to a public origin", async () => {
  const { origin } = new URL(receiver.url);
  const unknown = async () => [];
  const { client, emit, advance } = await start({
    deliverToLocal: false,
    resolveHost: unknown,
    receivers: { "https://hooks.partner.test": `${origin}/local` },
  });
  await client.call(createWebhook, { ...webhookInput, url: "https://hooks.partner.test/webhook?a=1" });
  await expect(
    client.call(createWebhook, { ...webhookInput, url: "https://other.partner.test/" }),
  ).rejects.toMatchObject({
    code: "WEBHOOK_URL_REJECTED",
  });
  await emit();
  await advance(1000);
  expect(receiver.received.map(({ path }) => path)).toEqual(["/local/webhook?a=1"]);
});

test("behaviour: checks the resolved address again at each delivery", async () => {
  const leadsTo = ["8.8.8.8"];
  const { client, emit, advance, history } = await start({ deliverToLocal: false, resolveHost: async () => leadsTo });
  const { port } = new URL(receiver.url);
  await client.call(createWebhook, { ...webhookInput, url: `https://hooks.partner.test:${port}/` });
  leadsTo[0] = "127.0.0.1";
  await emit();
  await advance(1000);
  expect(receiver.received).toEqual([]);
  expect(await history()).toMatchObject([{ status: "pending", attempt_count: 1, last_error: "unreachable" }]);
});

describe("behaviour: responses", () => {
  test.each([
    ["503", 2, (outgoing) => outgoing.writeHead(503).end()],
    ["408", 2, (outgoing) => outgoing.writeHead(408).end()],
    ["409", 2, (outgoing) => outgoing.writeHead(409).end()],
    ["425", 2, (outgoing) => outgoing.writeHead(425).end()],
    ["429", 2, (outgoing) => outgoing.writeHead(429).end()],
    ["a reset", 2, (outgoing) => outgoing.socket?.resetAndDestroy()],
    ["no response in time", 2, () => undefined],
    ["200", 1, (outgoing) => outgoing.end("ok")],
    ["404", 1, (outgoing) => outgoing.writeHead(404).end()],
    ["a redirect", 1, (outgoing) => outgoing.writeHead(308, { location: receiver.url }).end()],
  ] satisfies [string, number, ListeningReceiver["responses"][number]][])(
    "%s: %i deliveries",
    async (_, count, respond) => {
      const { create, emit, advance } = await start({
        deliver: createNodeDeliver({ allowLocal: true, timeoutMs: 80 }),
      });
      await create();
      receiver.responses.push(respond);
      await emit();
      await advance(3_600_000);
      expect(receiver.received.map(({ headers }) => headers["x-service-delivery-attempt"])).toEqual(
        ["1", "2"].slice(0, count),
      );
      const deliveries = receiver.received.map(({ headers }) => headers["x-service-delivery-id"]);
      expect(new Set(deliveries).size).toBe(1);
    },
  );

  test.each([
    ["seconds", () => "900"],
    ["a date in real time", () => new Date(Date.now() + 900_000).toUTCString()],
  ])("Retry-After in %s delays the retry", async (_, retryAfter) => {
    const { create, emit, advance } = await start();
    await create();
    receiver.responses.push((outgoing) => outgoing.writeHead(503, { "retry-after": retryAfter() }).end());
    await emit();
    await advance(890_000);
    expect(receiver.received).toHaveLength(1);
    await advance(20_000);
    expect(receiver.received).toHaveLength(2);
  });
});

test.each(["disabled", "deleted"])("behaviour: a %s endpoint gets no further deliveries", async (state) => {
  const { create, client, emit, advance, history } = await start();
  const { webhook } = await create();
  receiver.responses.push((outgoing) => outgoing.writeHead(500).end());
  await emit();
  await advance(1000);
  const input = { ...webhookInput, webhook_id: webhook.id, url: receiver.url };
  if (state === "deleted") {
    await client.call(deleteWebhook, { webhook_id: webhook.id });
  } else {
    await client.call(replaceWebhook, { ...input, enabled: false });
    await client.call(replaceWebhook, input);
  }
  await advance(3_600_000);
  expect(receiver.received).toHaveLength(1);
  expect(await history()).toMatchObject([{ status: "cancelled", attempt_count: 1, last_response_status: 500 }]);
});

test("behaviour: during a rotation, both secrets verify", async () => {
  const { create, client, emit, advance } = await start();
  const { webhook, secret: old } = await create();
  const { secret: fresh } = await client.call(rotateWebhookSecret, { webhook_id: webhook.id });
  await emit();
  await advance(1000);
  await advance(86_400_000);
  await emit();
  await advance(1000);
  const [during = expect.fail("nothing arrived"), after = expect.fail("nothing arrived")] = receiver.received;
  for (const secret of [old, fresh]) await verifyWebhook({ ...during, secrets: [secret] });
  await verifyWebhook({ ...after, secrets: [fresh] });
  await expect(verifyWebhook({ ...after, secrets: [old] })).rejects.toMatchObject(notGenuine);
});

test("behaviour: a duplicate arrives twice with the same ID and attempt", async () => {
  const { service, create, emit, advance } = await start();
  await create();
  service.faults.add({ operation: "deliverWebhook", duplicate: true });
  await emit();
  await advance(1000);
  const [first, second, ...more] = receiver.received;
  expect(more).toEqual([]);
  expect(second?.text).toBe(first?.text);
  for (const name of ["webhook-id", "x-service-delivery-id", "x-service-delivery-attempt"]) {
    expect(second?.headers[name]).toBe(first?.headers[name]);
  }
});

test("behaviour: close aborts running deliveries", async () => {
  const { create, service } = await start();
  await create();
  const arrived = new Promise<void>((resolve) => receiver.responses.push(() => resolve()));
  service.emit({ type: "deposit.success" });
  const moved = service.clock.advance(1000);
  await arrived;
  await server?.close();
  await moved;
  expect(receiver.received).toHaveLength(1);
});
