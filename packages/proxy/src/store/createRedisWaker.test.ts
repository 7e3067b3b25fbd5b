import { createClient } from "@redis/client";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createCertificate } from "../../test/createCertificate.ts";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestProxy } from "../../test/createTestProxy.ts";
import { newEvent } from "../../test/newEvent.ts";
import { startPostgres, type TestPostgres } from "../../test/startPostgres.ts";
import { type StartRedisParameters, startRedis, type TestRedis } from "../../test/startRedis.ts";
import { until } from "../../test/until.ts";
import { createHandlerRunner } from "../events/createHandlerRunner.ts";
import { silentLogger } from "../monitoring/logger.ts";
import { openStore } from "../node/openStore.ts";
import { scheduleByTimers } from "../settings/schedule.ts";
import { createPostgresStore, type PostgresStore } from "./createPostgresStore.ts";
import { type CreateRedisWakerParameters, createRedisWaker } from "./createRedisWaker.ts";
import type { WakeTopic } from "./Store.ts";

// Real servers are slow on a busy machine, and the first run downloads Redis.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const NEVER = 3_600_000;

let postgres: TestPostgres;
let redis: TestRedis;

beforeAll(async () => {
  postgres = await startPostgres();
  redis = await startRedis();
});
afterAll(async () => {
  await redis.close();
  await postgres.close();
});

async function open(own: Partial<CreateRedisWakerParameters> = {}, pollInterval = NEVER) {
  const problems: string[] = [];
  const store = await createPostgresStore({
    connection: postgres.url,
    pollInterval,
    waker: createRedisWaker({ url: redis.url, ...own }),
    onBackgroundError: ({ reason }) => problems.push(reason),
  });
  onTestFinished(() => store.close());
  return { store, problems };
}

async function startOwn(parameters?: StartRedisParameters): Promise<TestRedis> {
  const own = await startRedis(parameters);
  onTestFinished(own.close);
  return own;
}

function countWakes(store: PostgresStore): Record<WakeTopic, number> {
  const counts = { events: 0, secrets: 0, approvals: 0 };
  store.onWake((topic) => {
    counts[topic] += 1;
  });
  return counts;
}

test("default: a change wakes the other proxies once, and its own listeners once", async () => {
  const [{ store: one }, { store: other }, { store: third }] = [await open(), await open(), await open()];
  const [own, theirs, its] = [countWakes(one), countWakes(other), countWakes(third)];
  await one.appendEvents([newEvent("a")]);
  await until(() => {
    for (const wakes of [theirs, its]) expect(wakes).toEqual({ events: 1, secrets: 0, approvals: 0 });
  });
  await other.deleteSecrets({ before: 1 });
  await other.saveSecret({ webhook_id: "w", version: 1, sealed: Uint8Array.of(1), valid_until: null });
  await until(() => expect([own.secrets, its.secrets]).toEqual([1, 1]));
  expect(own.events).toBe(1);
});

test("behaviour: a wake-up has a topic and a random sender, and no data of the event", async () => {
  const watcher = createClient({ url: redis.url });
  await watcher.connect();
  onTestFinished(() => watcher.destroy());
  const messages: string[] = [];
  await watcher.pSubscribe("*", (message, channel) => messages.push(`${channel}: ${message}`));
  const { store } = await open();
  await store.appendEvents([newEvent("secret-id", { body: new TextEncoder().encode("Ada Lovelace") })]);
  await until(() => expect(messages).toHaveLength(1));
  expect(messages[0]).toMatch(/^partner-kit: events [0-9a-f-]{36}$/);
});

test("behaviour: no connection of Postgres waits for notifications", async () => {
  const { store } = await open();
  await store.check();
  const plain = await createPostgresStore({ connection: postgres.url, pollInterval: NEVER });
  onTestFinished(() => plain.close());
  const client = new Client(postgres.url);
  await client.connect();
  onTestFinished(() => client.end());
  const listening = "SELECT pid FROM pg_stat_activity WHERE application_name = 'partner-kit' AND query LIKE 'LISTEN%'";
  expect((await client.query(listening)).rows).toHaveLength(1);
});

test("behaviour: while Redis is down polling finds changes, and wake-ups continue after its restart", async () => {
  const own = await startOwn();
  const [one, other] = [await open({ url: own.url }), await open({ url: own.url })];
  expect([one.store.isNotified?.(), other.store.isNotified?.()]).toEqual([true, true]);
  await own.kill();
  await until(() => expect([one.problems, other.problems]).toEqual([["unnotified"], ["unnotified"]]));
  expect(other.store.isNotified?.()).toBe(false);
  const polled = await open({ url: own.url }, 5);
  expect(polled.problems).toEqual(["unnotified"]);
  const [wakes, polls] = [countWakes(other.store), countWakes(polled.store)];
  await one.store.appendEvents([newEvent("while down")]);
  await until(() => expect(polls.events).toBeGreaterThan(1));
  expect(wakes.events).toBe(0);
  await own.start();
  // The wake-up of the change was lost, so the connection itself wakes.
  await until(() => expect(wakes).toMatchObject({ events: 1, secrets: 1, approvals: 1 }));
  await until(() => expect(one.store.isNotified?.()).toBe(true));
  await one.store.appendEvents([newEvent("after")]);
  await until(() => expect(wakes.events).toBe(2));
  expect([one.problems, other.problems]).toEqual([["unnotified"], ["unnotified"]]);
});

test("behaviour: TLS and a password are used, and a wrong one only stops the wake-ups", async () => {
  const certificate = createCertificate();
  const { url } = await startOwn({ certificate, password: "hunter2" });
  const right = { url, password: "hunter2", ca: certificate.cert };
  const stores = await Promise.all([
    open(right),
    open({ ...right, password: "wrong" }),
    open({ ...right, ca: createCertificate().cert }),
    open({ ...right, ca: undefined }),
  ]);
  expect(stores.map(({ store }) => store.isNotified?.())).toEqual([true, false, false, false]);
  expect(stores.map(({ problems }) => problems)).toEqual([[], ["unnotified"], ["unnotified"], ["unnotified"]]);
  await stores[1].store.appendEvents([newEvent("still stored")]);
});

test("parameters: channel separates the wake-ups of two stores", async () => {
  const [one, other] = [await open({ channel: "one" }), await open({ channel: "other" })];
  const same = await open({ channel: "one" });
  const [wakes, others] = [countWakes(same.store), countWakes(other.store)];
  await one.store.appendEvents([newEvent("for one")]);
  await until(() => expect(wakes.events).toBe(1));
  expect(others.events).toBe(0);
});

test("behaviour: a handler on two instances gets every event in order, although Redis restarts", async () => {
  const own = await startOwn();
  const [one, other] = [await open({ url: own.url }), await open({ url: own.url })];
  const ids = Array.from({ length: 30 }, (_, index) => `handled ${index}`);
  const handled: string[] = [];
  const runners = [one, other].map(({ store }) =>
    createHandlerRunner({
      store,
      onEvent: ({ id }) => void handled.push(id),
      eventAttempts: 3,
      now: Date.now,
      random: () => 1,
      schedule: scheduleByTimers,
      logger: silentLogger,
    }),
  );
  onTestFinished(async () => {
    for (const runner of runners) await runner.close();
  });
  for (const [index, id] of ids.entries()) {
    if (index === 10) await own.kill();
    if (index === 20) await own.start();
    await (index % 2 ? one : other).store.appendEvents([newEvent(id)]);
  }
  // A handler can get an event again if its machine stops for longer than its lease.
  await until(() => expect([...new Set(handled)].filter((id) => ids.includes(id))).toEqual(ids));
});

test("behaviour: the process logs once that Redis is down, without its address or password, and a metric shows it", async () => {
  const { url, kill } = await startOwn({ password: "hunter2" });
  const logger = createTestLogger();
  const redis = { url, password: "hunter2", ca: undefined };
  const place = { store: postgres.url, storeTls: undefined, redis };
  const opened = await openStore({ ...place, environment: "staging", unsafe: undefined }, logger);
  if (!opened) throw new Error("The store is in memory.");
  const { store } = opened;
  const { proxy } = createTestProxy({ store });
  onTestFinished(async () => {
    await proxy.close();
    await store.close();
  });
  expect(proxy.metrics()).toContain("\npartner_kit_wake_ups_connected 1\n");
  await kill();
  const entry = {
    level: "warn",
    fields: { reason: "unnotified" },
    message: expect.stringMatching(/^Redis does not respond/),
  };
  await until(() => expect(logger.entries).toEqual([entry]));
  expect(proxy.metrics()).toContain("\npartner_kit_wake_ups_connected 0\n");
  expect(logger.text()).not.toMatch(/hunter2|127\.0\.0\.1/);
});
