import { getBalanceHistory, getBalances } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import { startProxyServer } from "../node/startProxyServer.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

const MINUTE = 60;
const STEP = 5 * MINUTE;
const DAY = 1_440 * MINUTE;

/** The proxy on a port. */
async function start(parameters: Partial<CreateProxyParameters> = {}) {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const test = createTestProxy({ store, now: time.now, schedule: time.schedule, random: () => 0, ...parameters });
  const server = await startProxyServer({ proxy: test.proxy, host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.close());
  const client = createClient({ baseUrl: `${server.origin}/partner-kit`, fetch: globalThis.fetch });
  const balance = { currency: "NGN", available: "1.10", locked: "0.90", outstanding: null };
  return {
    ...test,
    store,
    time,
    client,
    /** Unix seconds. */
    now: time.now() / 1000,
    read: (input = {}) => client.call(getBalanceHistory, { currency: "NGN", ...input }),
    sample: (...times: number[]) =>
      store.appendBalances(times.map((seconds) => ({ ...balance, time: seconds * 1000, total: String(seconds) }))),
    /** Requests for the balance overview that reached the service. */
    reads: () => test.sent.filter(({ url }) => new URL(url).pathname.endsWith(getBalances.path)).length,
  };
}

test("default: one day, with one point per step and null for gaps", async () => {
  const { read, sample, now } = await start();
  await sample(now - 3 * STEP, now - STEP);
  const history = await read();
  expect(history).toMatchObject({ currency: "NGN", step_seconds: STEP });
  expect(history.sampled_since).toBe(new Date((now - 3 * STEP) * 1000).toISOString());
  expect(history.time).toHaveLength(DAY / STEP);
  expect(history.time[0]).toBe(now - DAY);
  expect(history.total.slice(-3)).toEqual([String(now - 3 * STEP), null, String(now - STEP)]);
  expect(history.available.slice(-3)).toEqual(["1.10", null, "1.10"]);
  expect(history.locked.slice(-3)).toEqual(["0.90", null, "0.90"]);
  expect(history.outstanding.filter((amount) => amount !== null)).toEqual([]);
});

test("parameters: from, to, step", async () => {
  const { read, sample, now } = await start();
  await sample(...Array.from({ length: 4 }, (_, index) => now - (4 - index) * STEP));
  expect(await read({ from: now - 4 * STEP, to: now, step: 2 * STEP })).toMatchObject({
    step_seconds: 2 * STEP,
    time: [now - 4 * STEP, now - 2 * STEP],
    // The last sample of each step.
    total: [String(now - 3 * STEP), String(now - STEP)],
  });
});

test.each([
  ["finer than the sampling", { from: DAY, step: 1 }, STEP],
  ["that would return too many points", { from: 90 * DAY, step: STEP }, 13 * STEP],
  ["that is omitted for 30 days", { from: 30 * DAY }, 18 * STEP],
])("behaviour: the step of a request %s", async (_, { from, ...input }, step) => {
  const { read, now } = await start();
  const history = await read({ from: now - from, ...input });
  expect(history.step_seconds).toBe(step);
  expect(history.time.length).toBeLessThanOrEqual(2_000);
});

test("behaviour: refuses from after to, a request without a currency, and a missing scope", async () => {
  const { call, now } = await start();
  const path = `/kit/balance-history?currency=NGN&from=${now}&to=${now - 1}`;
  expect(await readOutcome(await call(path))).toEqual([400, "VALIDATION_FAILED"]);
  expect(await readOutcome(await call("/kit/balance-history"))).toEqual([400, "VALIDATION_FAILED"]);
  const { call: ungranted } = await start({ authorize: () => ({ subject: "ada", scopes: ["trades:view"] }) });
  expect(await readOutcome(await ungranted("/kit/balance-history?currency=NGN"))).toEqual([403, "GRANT_MISSING"]);
});

test("parameters: keepSampling stores the exact balances once per balanceStep", async () => {
  const { client, read, store, time, now, reads } = await start({ keepSampling: true, balanceStep: 120_000 });
  const count = async () => (await store.readBalances({ currency: "NGN", from: 0, to: 9e15, step: 1 })).samples.length;
  for (let sample = 1; sample <= 3; sample += 1) {
    await vi.waitUntil(async () => (await count()) === sample);
    time.advance(120_000);
  }
  await vi.waitUntil(async () => (await count()) === 4);
  const { balances, credit } = await client.call(getBalances, {});
  const history = await read({ from: now, to: now + 480 });
  const naira = balances.find(({ currency }) => currency === "NGN");
  expect(history.time).toEqual([now, now + 120, now + 240, now + 360]);
  expect([history.available, history.locked, history.total]).toEqual(
    [naira?.available, naira?.locked, naira?.total].map((amount) => Array.from({ length: 4 }, () => amount)),
  );
  const { outstanding } = await read({ currency: credit.currency, from: now, to: now + 480 });
  expect(outstanding).toEqual(Array.from({ length: 4 }, () => credit.outstanding));
  expect(reads()).toBeLessThanOrEqual(5);
});

test.each<[string, Partial<CreateProxyParameters>]>([
  ["without keepSampling", {}],
  ["with a key that may not see balances", { keepSampling: true, keyScopes: ["trades:view"] }],
  ["if the host switched the balance overview off", { keepSampling: true, allow: ["getTicker"] }],
])("behaviour: reads no balances %s", async (_, parameters) => {
  const { time, reads, sent } = await start(parameters);
  if (parameters.keepSampling) await vi.waitUntil(() => sent.length > 0);
  time.advance(DAY * 1000);
  await new Promise(setImmediate);
  expect(reads()).toBe(0);
});

test("behaviour: after a refusal of the service, the next read is an hour later", async () => {
  const { time, reads, service, logger } = await start({ keepSampling: true, apiKey: "wrong" });
  service.close();
  await vi.waitUntil(() => logger.entries.some(({ message }) => message === "the balances could not be sampled"));
  await new Promise(setImmediate);
  expect(reads()).toBe(1);
  time.advance(3_599_000);
  await new Promise(setImmediate);
  expect(reads()).toBe(1);
  time.advance(1_000);
  await vi.waitUntil(() => reads() === 2);
});

test("behaviour: of two instances on one store, one reads, and the other continues after it", async () => {
  const time = createTestTime();
  const store = { ...createMemoryStore({ now: time.now }), isShared: true };
  const parameters = { keepSampling: true, store, now: time.now, schedule: time.schedule };
  const [one, other] = [await start(parameters), await start(parameters)];
  await vi.waitUntil(() => one.reads() === 1);
  await new Promise(setImmediate);
  expect(other.reads()).toBe(0);
  await one.proxy.close();
  time.advance(STEP * 1000);
  await vi.waitUntil(() => other.reads() === 1);
  expect(one.reads()).toBe(1);
});

test("behaviour: a closed proxy stops sampling", async () => {
  const { time, proxy, reads } = await start({ keepSampling: true });
  await vi.waitUntil(() => reads() === 1);
  await proxy.close();
  time.advance(DAY * 1000);
  await new Promise(setImmediate);
  expect(reads()).toBe(1);
});
