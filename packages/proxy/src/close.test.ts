import { getHealth } from "@partner-kit/contract";
import { expect, test, vi } from "vitest";
import { createGate } from "../test/createGate.ts";
import { createTestProxy } from "../test/createTestProxy.ts";
import { createTestTime } from "../test/createTestTime.ts";
import { readOutcome } from "../test/readOutcome.ts";
import { SECRET } from "../test/signDelivery.ts";
import type { CreateProxyParameters } from "./settings/settings.ts";
import { createMemoryStore } from "./store/createMemoryStore.ts";
import { StoreError } from "./store/StoreError.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const ACCEPT = `/partner/exchange/quotes/${ID}/accept`;
const RECEIVER = "https://admin.example/partner-kit/kit/webhook";

/** A proxy whose changes wait at the service until the test opens the gate. */
function start(parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const arrived = createGate();
  const gate = createGate();
  const started = createTestProxy({
    now: time.now,
    schedule: time.schedule,
    store,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method !== "GET") {
        arrived.resolve();
        await gate.promise;
      }
      return Response.json({ status: "success", data: dataOf(request) });
    },
    ...parameters,
  });
  return { ...started, time, store, arrived: arrived.promise, release: gate.resolve };
}

function dataOf({ url }: Request): unknown {
  const webhook = {
    id: ID,
    url: RECEIVER,
    description: "",
    status: "enabled",
    event_types: [],
    secret_version: 1,
    created_at: "2026-01-05T09:00:00Z",
    updated_at: "2026-01-05T09:00:00Z",
  };
  return url.endsWith("/webhooks") ? { webhook, secret: SECRET } : {};
}

/** Whether a promise is settled after all pending work has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.finally(() => {
    settled = true;
  });
  await new Promise(setImmediate);
  return settled;
}

test("behaviour: close waits for a change whose browser disconnected, and for its audit record", async () => {
  const { call, proxy, store, arrived, release } = start();
  const browser = new AbortController();
  const response = call(ACCEPT, { method: "POST", signal: browser.signal });
  await arrived;
  browser.abort();
  const closed = proxy.close();
  expect(await isSettled(closed)).toBe(false);
  release();
  await closed;
  const outcomes = (await store.readAudit({ after: 0, limit: 10 })).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(["begun", "ok"]);
  expect((await response).status).toBe(200);
});

test("behaviour: close waits until a change's new secret is stored", async () => {
  const storeKeys = [btoa("0123456789abcdef0123456789abcdef")];
  const { call, proxy, store, arrived, release } = start({ receiverUrl: RECEIVER, storeKeys });
  const saving = createGate();
  const save = vi.spyOn(store, "saveSecret").mockReturnValue(saving.promise);
  const body = JSON.stringify({ url: RECEIVER, description: "", enabled: true, event_types: ["deposit.success"] });
  const response = call("/partner/webhooks", { method: "POST", body });
  await arrived;
  const closed = proxy.close();
  release();
  await vi.waitUntil(() => save.mock.calls.length === 1);
  expect(await isSettled(closed)).toBe(false);
  saving.resolve();
  await closed;
  expect((await response).status).toBe(200);
});

test("behaviour: changes in progress after drainTimeout are logged with operation and audit number", async () => {
  const { call, proxy, time, logger, arrived, release } = start({ changeTimeout: 40_000, drainTimeout: 35_000 });
  const response = call(ACCEPT, { method: "POST" });
  await arrived;
  const closed = proxy.close();
  time.advance(34_999);
  expect(await isSettled(closed)).toBe(false);
  time.advance(1);
  await closed;
  expect(logger.entries).toContainEqual({
    level: "error",
    fields: { operation: "acceptQuote", seq: 1 },
    message: expect.stringContaining("still in progress"),
  });
  release();
  await response;
});

test("behaviour: while closing, the proxy refuses changes, serves reads, and is alive but not ready", async () => {
  const { call, proxy, sent, arrived, release } = start({ authorize: () => ({ subject: "ada", scopes: "all" }) });
  expect((await call("/kit/ready")).status).toBe(200);
  const response = call(ACCEPT, { method: "POST" });
  await arrived;
  const closed = proxy.close();
  expect(proxy.isClosing).toBe(true);
  const refused = await call(ACCEPT, { method: "POST" });
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await readOutcome(refused)).toEqual([503, "SHUTTING_DOWN"]);
  expect(await readOutcome(await call("/kit/ready"))).toEqual([503, "SHUTTING_DOWN"]);
  expect(await (await call("/kit/alive")).json()).toEqual({ status: "success", data: { alive: true } });
  expect((await call(getHealth.path)).status).toBe(200);
  expect((await call("/partner/wallets/balances/overview")).status).toBe(200);
  release();
  await closed;
  expect((await response).status).toBe(200);
  expect(sent).toEqual([]);
});

test("behaviour: a second close returns the same promise", async () => {
  const { call, proxy, arrived, release } = start();
  const response = call(ACCEPT, { method: "POST" });
  await arrived;
  const both = [proxy.close(), proxy.close()];
  expect(await isSettled(Promise.race(both))).toBe(false);
  release();
  await Promise.all(both);
  await response;
});

test("behaviour: close waits for the record of a refusal, and later refusals are only logged", async () => {
  const recording = createGate();
  const { call, proxy, store, logger } = start({ authorize: () => ({ subject: "ada", scopes: [] }) });
  const append = store.appendAudit;
  const appended = vi.spyOn(store, "appendAudit").mockImplementation(async (entry, key) => {
    await recording.promise;
    return append(entry, key);
  });
  const refused = call(ACCEPT, { method: "POST" });
  await vi.waitUntil(() => appended.mock.calls.length === 1);
  const closed = proxy.close();
  expect(await isSettled(closed)).toBe(false);
  const late = await call(ACCEPT, { method: "POST" });
  expect(late.status).toBe(403);
  recording.resolve();
  await closed;
  expect((await refused).status).toBe(403);
  expect(appended).toHaveBeenCalledTimes(1);
  expect(logger.entries.map(({ message }) => message)).toEqual(["a change was refused", "a change was refused"]);
});

test("behaviour: a change whose record never commits is not sent, and that is logged", async () => {
  const { call, proxy, store, time, logger } = start();
  const append = vi.spyOn(store, "appendAudit").mockReturnValue(new Promise(() => undefined));
  void call(ACCEPT, { method: "POST" });
  await vi.waitUntil(() => append.mock.calls.length === 1);
  const closed = proxy.close();
  time.advance(35_000);
  await closed;
  expect(logger.entries).toContainEqual({
    level: "error",
    fields: { operation: "acceptQuote", seq: undefined },
    message: "a change was still in progress when the proxy closed; was not recorded yet, and was not sent",
  });
});

test("behaviour: a proxy that is closed before its first request leaves no timers and logs nothing", async () => {
  const time = createTestTime();
  const reading = createGate();
  const store = createMemoryStore({ now: time.now });
  // A store rejects like this if it is closed during a read.
  const readSecrets = () => reading.promise.then(() => Promise.reject(new StoreError("closed")));
  const { proxy, logger } = start({ ...time, store: { ...store, readSecrets }, onEvent: () => undefined });
  await proxy.close();
  reading.resolve();
  await new Promise(setImmediate);
  expect([time.waiting(), logger.entries]).toEqual([0, []]);
});
