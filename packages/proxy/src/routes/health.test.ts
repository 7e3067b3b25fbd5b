import { getHealth } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { expect, test, vi } from "vitest";
import { createTestProxy, ORIGIN } from "../../test/createTestProxy.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { StoreError } from "../store/StoreError.ts";

test("default", async () => {
  const { proxy, call, service } = createTestProxy();
  const fetch: typeof globalThis.fetch = (input, init) => proxy.fetch(new Request(input, init));
  const readHealth = () => createClient({ baseUrl: `${ORIGIN}/partner-kit`, fetch }).call(getHealth, {});
  const rest = { receiver: "no_secret", handler: "ok", handler_lag_seconds: 0, alarms: [] };
  expect(await readHealth()).toEqual({ store: "ok", upstream: "unknown", ...rest });
  await call("/partner/wallets/balances/overview");
  expect(await readHealth()).toEqual({ store: "ok", upstream: "ok", ...rest });
  service.faults.add({ offline: true });
  await call("/partner/wallets/balances/overview");
  expect(await readHealth()).toEqual({ store: "ok", upstream: "failing", ...rest });
});

test.each([
  [{ offline: true }, "failing"],
  [{ status: 503 }, "failing"],
  [{ status: 429 }, "ok"],
  [{ status: 401 }, "ok"],
])("behaviour: after a call with %j the service is %s", async (fault, upstream) => {
  const { call, service } = createTestProxy();
  service.faults.add(fault);
  await call("/partner/exchange/markets");
  expect(await (await call("/kit/health")).json()).toMatchObject({ data: { upstream } });
});

test("behaviour: health needs no session", async () => {
  const { call } = createTestProxy({ authorize: () => null });
  expect((await call("/kit/health")).status).toBe(200);
});

test("behaviour: probes within one second share one store access", async () => {
  let time = 0;
  const store = createMemoryStore();
  const check = vi.spyOn(store, "check");
  const readHandlers = vi.spyOn(store, "readHandlers");
  const { call } = createTestProxy({ store, now: () => time });
  const responses = await Promise.all(Array.from({ length: 100 }, () => call("/kit/health")));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  time = 999;
  await call("/kit/health");
  expect([check, readHandlers].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  time = 1_000;
  await call("/kit/health");
  // The clock was set back.
  time = -1_000;
  await call("/kit/health");
  expect([check, readHandlers].map(({ mock }) => mock.calls.length)).toEqual([3, 3]);
});

test("behaviour: every probe reports a failing store, and a later probe its recovery", async () => {
  const store = createMemoryStore();
  let time = 0;
  const check = vi.spyOn(store, "check").mockRejectedValueOnce(new StoreError("unreachable"));
  const { call } = createTestProxy({ store, now: () => time });
  expect((await call("/kit/health")).status).toBe(503);
  expect((await call("/kit/health")).status).toBe(503);
  time = 1_000;
  expect((await call("/kit/health")).status).toBe(200);
  expect(check).toHaveBeenCalledTimes(2);
});

test("behaviour: the metrics have the results of the last health check", async () => {
  const store = createMemoryStore();
  const check = vi.fn(store.check);
  let time = 0;
  const { proxy, call } = createTestProxy({ store: { ...store, check }, now: () => time });
  expect(proxy.metrics()).toMatch(/^partner_kit_store_writable 1$/m);
  for (const seq of [1, 2])
    await store.park({ handler: "onEvent", event: { seq, attempts: 1, error_code: "E", parked_at: 1 } });
  await call("/kit/health");
  expect(proxy.metrics()).toMatch(/^partner_kit_parked_events 2$/m);
  check.mockRejectedValueOnce(new StoreError("full"));
  time = 1_000;
  await call("/kit/health");
  expect(proxy.metrics()).toMatch(/^partner_kit_store_writable 0$/m);
  time = 2_000;
  await call("/kit/health");
  expect(proxy.metrics()).toMatch(/^partner_kit_store_writable 1$/m);
});

test("behaviour: a failing store changes health, but neither liveness nor readiness", async () => {
  const store = createMemoryStore();
  vi.spyOn(store, "check").mockRejectedValue(new StoreError("unreachable"));
  const { call } = createTestProxy({ store });
  const paths = ["/kit/health", "/kit/alive", "/kit/ready"];
  const statuses = await Promise.all(paths.map(async (path) => (await call(path)).status));
  expect(statuses).toEqual([503, 200, 200]);
});

test("behaviour: a proxy that drains is healthy and alive, but not ready", async () => {
  const { call, proxy } = createTestProxy();
  const paths = ["/kit/health", "/kit/alive", "/kit/ready"];
  await proxy.close();
  const statuses = await Promise.all(paths.map(async (path) => (await call(path)).status));
  expect(statuses).toEqual([200, 200, 503]);
});

test("behaviour: an unreachable service changes the report of health, but no status", async () => {
  const { call, service } = createTestProxy();
  service.faults.add({ offline: true });
  await call("/partner/exchange/markets");
  const paths = ["/kit/health", "/kit/alive", "/kit/ready"];
  const statuses = await Promise.all(paths.map(async (path) => (await call(path)).status));
  expect(statuses).toEqual([200, 200, 200]);
});
