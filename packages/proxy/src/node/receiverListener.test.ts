import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { SECRET, signDelivery } from "../../test/signDelivery.ts";
import { startCli } from "../../test/startCli.ts";
import { startServer } from "../../test/startServer.ts";
import { startUpstream } from "../../test/startUpstream.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { startProxyServer } from "./startProxyServer.ts";
import { toNodeListener } from "./toNodeListener.ts";

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const LOCAL = { host: "127.0.0.1", port: 0 };

/** Delivers an event. Resolves to the status and the error code, if there is one. */
async function deliver(url: string, id = "evt_1"): Promise<readonly [number, string | undefined]> {
  const response = await fetch(`${url}/kit/webhook`, { method: "POST", ...(await signDelivery({ id })) });
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text).error.code];
}

/** Both listeners of an embedded proxy. */
async function start(parameters: Partial<CreateProxyParameters> = {}) {
  const store = createMemoryStore();
  const settings = { store, webhookSecrets: [SECRET], separateReceiver: true, ...parameters };
  const { proxy, logger } = createTestProxy(settings);
  const server = await startProxyServer({ proxy, ...LOCAL, receiver: LOCAL });
  const { origin, receiverOrigin } = server;
  return { ...server, proxy, store, logger, url: `${origin}/partner-kit`, receiver: `${receiverOrigin}/partner-kit` };
}

test("default: without the setting, the proxy's listener accepts deliveries", async () => {
  const { url, close } = await start({ separateReceiver: undefined });
  expect(await deliver(url)).toEqual([204, undefined]);
  await close();
});

test("behaviour: the receiver's listener accepts deliveries, and the other one refuses them so that they are retried", async () => {
  const { url, receiver, store, logger, close } = await start();
  expect(await deliver(url)).toEqual([503, "DELIVERY_REFUSED"]);
  expect(await store.readEvents({ after: 0, limit: 10 })).toEqual([]);
  const errors = logger.entries.filter(({ level }) => level === "error");
  expect(errors).toMatchObject([{ fields: { alarm: "webhook_wrong_listener", times: 1 } }]);
  expect(await deliver(receiver)).toEqual([204, undefined]);
  expect(await store.readEvents({ after: 0, limit: 10 })).toMatchObject([{ id: "evt_1" }]);
  expect((await fetch(`${url}/kit/session`)).status).toBe(200);
  await close();
});

test.each([
  ["GET", "/kit/session"],
  ["GET", "/kit/live"],
  ["GET", "/kit/events"],
  ["GET", "/kit/audit"],
  ["GET", "/kit/webhook"],
  ["OPTIONS", "/kit/webhook"],
  ["POST", "/kit/health"],
  ["GET", "/partner/wallets/balances/overview"],
  ["POST", "/partner/exchange/quotes"],
  ["GET", ""],
])("behaviour: on the receiver's listener %s %s is not found, also for a page of the host", async (method, path) => {
  const origin = "https://admin.example";
  const { receiver, close } = await start({ allowedOrigins: [origin], environment: "staging" });
  const headers = { origin, "x-partner-kit": "1", "access-control-request-method": "POST" };
  const response = await fetch(receiver + path, { method, headers });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect(await readOutcome(response)).toEqual([404, "NO_SUCH_OPERATION"]);
  await close();
});

test.each(["/kit/health", "/kit/alive", "/kit/ready"])("behaviour: both listeners answer %s", async (path) => {
  const { url, receiver, close } = await start();
  const responses = await Promise.all([url, receiver].map((address) => fetch(address + path)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  await close();
});

test("behaviour: an embedded receiver on a server of the host", async () => {
  const { proxy, store } = await start();
  const port = await startServer(toNodeListener(proxy.receiver));
  expect(await deliver(`http://127.0.0.1:${port}/partner-kit`)).toEqual([204, undefined]);
  const request = new Request("https://hooks.example/partner-kit/kit/webhook", {
    method: "POST",
    ...(await signDelivery({ id: "evt_2" })),
  });
  expect((await proxy.receiver.fetch(request)).status).toBe(204);
  expect(await store.readEvents({ after: 0, limit: 10 })).toHaveLength(2);
});

test("behaviour: closing drains both listeners: not ready first, then a delivery in progress finishes", async () => {
  const arrived = createGate();
  const storing = createGate();
  const answered = createGate();
  const memory = createMemoryStore();
  const { url, receiver, close } = await start({
    store: {
      ...memory,
      async appendEvents(events) {
        arrived.resolve();
        await storing.promise;
        return memory.appendEvents(events);
      },
    },
    async fetch() {
      await answered.promise;
      return Response.json({ status: "success", data: {} });
    },
  });
  const headers = { origin: new URL(url).origin, "x-partner-kit": "1" };
  const path = "/partner/exchange/quotes/00000000-0000-4000-8000-000000000001/accept";
  const change = fetch(url + path, { method: "POST", headers });
  const delivery = deliver(receiver);
  await arrived.promise;
  await vi.waitUntil(async () => (await memory.readAudit({ after: 0, limit: 1 })).length === 1);
  const closed = close();
  for (const address of [url, receiver]) {
    expect(await readOutcome(await fetch(`${address}/kit/ready`))).toEqual([503, "SHUTTING_DOWN"]);
    expect((await fetch(`${address}/kit/alive`)).status).toBe(200);
  }
  answered.resolve();
  expect((await change).status).toBe(200);
  storing.resolve();
  expect(await delivery).toEqual([204, undefined]);
  await closed;
  for (const address of [url, receiver]) await expect(fetch(address)).rejects.toThrow("fetch failed");
});

test("behaviour: if the receiver's port is in use, the first server closes again", async () => {
  const taken = await startServer((_, outgoing) => void outgoing.end());
  const { proxy } = createTestProxy({ separateReceiver: true });
  const free = await startProxyServer({ proxy, ...LOCAL });
  await free.close();
  const port = Number(new URL(free.origin).port);
  const receiver = { host: "127.0.0.1", port: taken };
  const both = startProxyServer({ proxy, host: "127.0.0.1", port, receiver });
  await expect(both).rejects.toMatchObject({ code: "EADDRINUSE" });
  await expect(fetch(free.origin)).rejects.toThrow("fetch failed");
});

test("behaviour: the process serves the receiver on PARTNER_KIT_RECEIVER_PORT and drains both on SIGTERM", async () => {
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const arrived = createGate<() => void>();
  const upstream = await startUpstream((_, outgoing) => {
    outgoing.setHeader("content-type", "application/json");
    arrived.resolve(() => outgoing.end('{"status":"success","data":{}}'));
  });
  onTestFinished(() => upstream.close());
  const path = join(folder, "kit.db");
  const { url, receiver, end, output } = await startCli({
    variables: {
      PARTNER_KIT_BASE_URL: upstream.baseUrl,
      PARTNER_KIT_STORE: path,
      PARTNER_KIT_WEBHOOK_SECRETS: SECRET,
      PARTNER_KIT_RECEIVER_PORT: "0",
      PARTNER_KIT_RECEIVER_HOST: "127.0.0.1",
    },
  });
  expect(output()).toContain(`{"listening":"${url}","receiver":"${receiver}"}\n`);
  if (receiver === undefined) throw new Error("The process printed no receiver.");
  expect(receiver).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/partner-kit$/);
  expect(await deliver(url)).toEqual([503, "DELIVERY_REFUSED"]);
  expect(await deliver(receiver)).toEqual([204, undefined]);
  expect(await readOutcome(await fetch(`${receiver}/kit/session`))).toEqual([404, "NO_SUCH_OPERATION"]);
  const headers = { origin: new URL(url).origin, "x-partner-kit": "1" };
  const accept = "/partner/exchange/quotes/00000000-0000-4000-8000-000000000001/accept";
  const change = fetch(url + accept, { method: "POST", headers });
  const respond = await arrived.promise;
  const ended = end("SIGTERM");
  await vi.waitUntil(async () => (await fetch(`${receiver}/kit/ready`)).status === 503);
  expect((await fetch(`${url}/kit/ready`)).status).toBe(503);
  // Deliveries are stored until the listeners close.
  expect(await deliver(receiver, "evt_2")).toEqual([204, undefined]);
  respond();
  expect((await change).status).toBe(200);
  expect(await ended).toBe(0);
  const database = new DatabaseSync(path);
  const events = database.prepare("SELECT id FROM events ORDER BY seq").all();
  database.close();
  expect(events.map(({ id }) => id)).toEqual(["evt_1", "evt_2"]);
});
