import { inspect } from "node:util";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { killRounds, killWriters } from "../../test/killWriters.ts";
import { newEvent } from "../../test/newEvent.ts";
import { startPostgres, type TestPostgres } from "../../test/startPostgres.ts";
import { startStoreProcess } from "../../test/startStoreProcess.ts";
import { type CreatePostgresStoreParameters, createPostgresStore } from "./createPostgresStore.ts";
import type { Store, StoredEvent, WakeTopic } from "./Store.ts";
import { StoreError } from "./StoreError.ts";
import { verifyAudit } from "./verifyAudit.ts";

// Real processes and a real database are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: TestPostgres;
let root: Client;
let client: Client;
let url = "";
let count = 0;
let closing: (() => unknown)[] = [];

beforeAll(async () => {
  server = await startPostgres();
  root = await connect(server.url);
});
beforeEach(async () => {
  const name = `test${count++}`;
  await root.query(`CREATE DATABASE ${name}`);
  url = server.url.replace(/\w+$/, name);
  client = await connect(url);
  closing.push(() => client.end());
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});
afterAll(async () => {
  await root.end();
  await server.close();
});

async function connect(connectionString: string): Promise<Client> {
  const connected = new Client({ connectionString });
  await connected.connect();
  return connected;
}

async function open(parameters: Partial<CreatePostgresStoreParameters> = {}): Promise<Store> {
  const store = await createPostgresStore({ connection: url, pollInterval: 3_600_000, ...parameters });
  closing.push(() => store.close());
  return store;
}

function nextWake(store: Store, wanted: WakeTopic): Promise<WakeTopic> {
  return new Promise((resolve) => {
    const stop = store.onWake((topic) => {
      if (topic !== wanted) return;
      stop();
      resolve(topic);
    });
  });
}

/** Resolves when a statement returns a row. */
async function seen(sql: string): Promise<void> {
  await vi.waitUntil(async () => (await client.query(sql)).rows.length > 0, { timeout: 10_000, interval: 5 });
}

const waitingForLock = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";

test("behaviour: no event is visible before one with a lower sequence number", async () => {
  const [first, second] = [await open(), await open()];
  // Delays the first store in its commit, after its event got a sequence number.
  await client.query(`
    CREATE FUNCTION delay_commit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER delay_commit AFTER INSERT ON partner_kit_events DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.id = 'delayed') EXECUTE FUNCTION delay_commit();
    SELECT pg_advisory_lock(1)`);
  const delayed = first.appendEvents([newEvent("delayed")]);
  await seen(waitingForLock);
  let isDone = false;
  const later = second.appendEvents([newEvent("later")]).finally(() => {
    isDone = true;
  });
  await seen(`${waitingForLock} OFFSET 1`);
  expect(isDone).toBe(false);
  expect(await second.readEvents({ after: 0, limit: 10 })).toEqual([]);
  await client.query("SELECT pg_advisory_unlock(1)");
  await Promise.all([delayed, later]);
  const stored = await second.readEvents({ after: 0, limit: 10 });
  expect(stored.map(({ seq, id }) => [seq, id])).toEqual([
    [1, "delayed"],
    [2, "later"],
  ]);
});

test("behaviour: a reader after a cursor misses nothing while several stores write", async () => {
  const stores = await Promise.all([open(), open(), open()]);
  let isDone = false;
  const read: StoredEvent[] = [];
  const reading = (async () => {
    for (let wasDone = false; !wasDone; ) {
      wasDone = isDone;
      read.push(...(await stores[0].readEvents({ after: read.at(-1)?.seq ?? 0, limit: 50 })));
      if (read.at(-1)?.seq !== (await stores[0].readEventBounds()).newest) wasDone = false;
    }
  })();
  // Each store gets each event, as the service can deliver it twice.
  await Promise.all(
    stores.map((store) =>
      Promise.all(
        Array.from({ length: 20 }, async (_, caller) => {
          for (let index = 0; index < 15; index += 1) await store.appendEvents([newEvent(`${caller}.${index}`)]);
        }),
      ),
    ),
  );
  isDone = true;
  await reading;
  expect(read.map(({ seq }) => seq)).toEqual(
    (await stores[1].readEvents({ after: 0, limit: 1_000 })).map(({ seq }) => seq),
  );
  expect(new Set(read.map(({ id }) => id)).size).toBe(300);
  expect(read).toHaveLength(300);
});

test("behaviour: a change in one store wakes the other", async () => {
  const [first, second] = [await open(), await open()];
  const woken: WakeTopic[] = [];
  first.onWake((topic) => woken.push(topic));
  for (const topic of ["events", "secrets"] as const) {
    const wake = nextWake(second, topic);
    if (topic === "events") await first.appendEvents([newEvent("a")]);
    if (topic === "secrets")
      await first.saveSecret({ webhook_id: "w", version: 1, sealed: Uint8Array.of(1), valid_until: null });
    await wake;
  }
  expect(woken).toEqual(["events", "secrets"]);
});

test("behaviour: a lost connection is reported and reopened, and missed changes cause a wake-up", async () => {
  const backgroundErrors: string[] = [];
  const store = await open({ onBackgroundError: ({ reason }) => backgroundErrors.push(reason) });
  const missed = nextWake(store, "events");
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await missed;
  expect(backgroundErrors).toContain("unreachable");
  await seen("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'");
  // An idle connection of the pool could already be closed.
  const writer = await open();
  const wake = nextWake(store, "events");
  await writer.appendEvents([newEvent("a")]);
  await wake;
});

test("parameters: pollInterval finds changes without a notification", async () => {
  const store = await open({ pollInterval: 5 });
  expect(await nextWake(store, "events")).toBe("events");
  expect(await nextWake(store, "events")).toBe("events");
});

test("behaviour: a killed holder's lease expires and goes to another holder", async () => {
  const store = await open();
  const holder = await startStoreProcess();
  holder.run({ at: url, task: "lease", argument: "holder" });
  expect(await holder.lines.next()).toMatchObject({ value: "held" });
  const mine = { name: "ticker", holder: "me", ttl: 60_000 };
  expect(await store.lease(mine)).toBe(false);
  holder.kill();
  expect(await holder.exit).toBeNull();
  expect(await store.lease(mine)).toBe(false);
  await client.query("UPDATE partner_kit_leases SET until = until - 60000");
  expect(await store.lease(mine)).toBe(true);
});

test("behaviour: a process killed at any time loses and repeats no acknowledged event, and leaves no lock", {
  timeout: 600_000,
}, async ({ annotate }) => {
  const store = await open();
  const rounds = killRounds(6);
  const acknowledged = await killWriters({ at: url, rounds });
  const { rows: stored } = await client.query<{ id: string }>("SELECT id FROM partner_kit_events");
  const ids = new Set(stored.map(({ id }) => id));
  expect(ids.size).toBe(stored.length);
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(rounds);
  await store.appendEvents([newEvent("after all of them")]);
  await annotate(`${rounds} rounds, ${acknowledged.size} acknowledged, ${stored.length} stored`);
});

test("behaviour: several stores share one audit chain", async () => {
  const stores = await Promise.all([open(), open(), open()]);
  const entry = { time: 1, subject: "s", action: "a", resource: null, outcome: "ok" };
  await Promise.all(
    stores.map(async (store) => {
      for (let index = 0; index < 10; index += 1)
        await Promise.all([store.appendAudit(entry), store.appendAudit(entry)]);
    }),
  );
  expect(await verifyAudit({ store: stores[0] })).toMatchObject({ isIntact: true, last: { seq: 60 } });
  await client.query("UPDATE partner_kit_audit SET outcome = 'FORBIDDEN' WHERE seq = 31");
  expect(await verifyAudit({ store: stores[1] })).toEqual({ isIntact: false, brokenAt: 31, problem: "changed" });
});

test("behaviour: a commit is on disk before it is acknowledged, even with asynchronous commits", async () => {
  await client.query(
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$",
  );
  const store = await open();
  await client.query(`
    CREATE TABLE seen (setting TEXT);
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN INSERT INTO seen VALUES (current_setting(''synchronous_commit'')); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER note AFTER INSERT ON partner_kit_events DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION note();
    CREATE CONSTRAINT TRIGGER note AFTER INSERT ON partner_kit_audit DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION note()`);
  await store.appendEvents([newEvent("a")]);
  await store.appendAudit({ time: 1, subject: "s", action: "a", resource: null, outcome: "ok" });
  expect((await client.query("SELECT setting FROM seen")).rows).toEqual([{ setting: "on" }, { setting: "on" }]);
});

test("behaviour: a write fails if a lock is not released in time", async () => {
  const store = await open({ connection: { connectionString: url, query_timeout: 250 } });
  const key = `hashtextextended('"partner_kit_events"', 0)`;
  await client.query(`SELECT pg_advisory_lock(${key})`);
  expect(await store.appendEvents([newEvent("a")]).catch(reasonOf)).toBe("locked");
  await client.query(`SELECT pg_advisory_unlock(${key})`);
  await store.appendEvents([newEvent("a")]);
  expect(await store.readEvents({ after: 0, limit: 10 })).toMatchObject([{ id: "a" }]);
});

test("behaviour: a write to a read-only database fails", async () => {
  await (await open()).close();
  const store = await open({ connection: `${url}?options=-c%20default_transaction_read_only%3Don` });
  expect(await store.appendEvents([newEvent("a")]).catch(reasonOf)).toBe("readonly");
  expect(await store.check().catch(reasonOf)).toBe("readonly");
  expect(await store.readEvents({ after: 0, limit: 1 })).toEqual([]);
});

test("behaviour: the error of an unreachable database does not contain the password", async () => {
  const refused = await createPostgresStore({ connection: "postgres://me:hunter2@127.0.0.1:1/none" }).catch(
    (error: unknown) => error,
  );
  expect(reasonOf(refused)).toBe("unreachable");
  expect(inspect(refused, { depth: null, showHidden: true })).not.toContain("hunter2");
});

test("behaviour: calls succeed after idle connections are closed", async () => {
  const store = await open();
  await store.appendEvents([newEvent("a")]);
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await vi.waitUntil(
    () =>
      store.check().then(
        () => true,
        () => false,
      ),
    { timeout: 10_000, interval: 5 },
  );
  await store.appendEvents([newEvent("a"), newEvent("b")]);
  expect(await store.readEvents({ after: 0, limit: 10 })).toMatchObject([{ id: "a" }, { id: "b" }]);
});

test("behaviour: a closed store rejects", async () => {
  const store = await open();
  await store.close();
  expect(await store.appendEvents([newEvent("a")]).catch(reasonOf)).toBe("closed");
  expect(await store.check().catch(reasonOf)).toBe("closed");
  await store.close();
});

test("parameters: schema and prefix separate stores", async () => {
  const [first, second] = [
    await open({ schema: "kit", prefix: "one_" }),
    await open({ schema: "kit", prefix: "two_" }),
  ];
  await first.appendEvents([newEvent("a")]);
  expect(await second.readEvents({ after: 0, limit: 1 })).toEqual([]);
  expect((await client.query("SELECT id FROM kit.one_events")).rows).toEqual([{ id: "a" }]);
  for (const name of ['a"b', "Upper", "x".repeat(29)]) {
    await expect(open({ schema: name })).rejects.toThrow("not a valid name");
    await expect(open({ prefix: name })).rejects.toThrow("not a valid name");
  }
});

test("behaviour: current tables need no permission to create tables", async () => {
  await (await open({ schema: "kit" })).close();
  await client.query(`
    DROP ROLE IF EXISTS narrow; CREATE ROLE narrow LOGIN; GRANT USAGE ON SCHEMA kit TO narrow;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA kit TO narrow`);
  const store = await open({ schema: "kit", connection: url.replace("postgres@", "narrow@") });
  await store.appendEvents([newEvent("a")]);
  expect(await store.readEvents({ after: 0, limit: 10 })).toMatchObject([{ id: "a" }]);
  await client.query("DROP OWNED BY narrow; DROP ROLE narrow");
});

test("behaviour: processes that start together create one set of tables", async () => {
  const processes = await Promise.all(Array.from({ length: 4 }, startStoreProcess));
  for (const one of processes) one.run({ at: url, task: "open" });
  const stores = await Promise.all([open(), open(), open(), open()]);
  expect(await Promise.all(processes.map(({ exit }) => exit))).toEqual([0, 0, 0, 0]);
  await stores[3].appendEvents([newEvent("a")]);
  expect(await stores[0].readEvents({ after: 0, limit: 10 })).toMatchObject([{ id: "a", seq: 1 }]);
  expect((await client.query("SELECT value FROM partner_kit_meta WHERE name = 'version'")).rows).toEqual([
    { value: "7" },
  ]);
});

test("behaviour: the audit of a previous version continues, and verifies before and after the first key", async () => {
  const entry = { time: 1, subject: "s", action: "a", resource: "r", outcome: "ok" };
  const previous = await open();
  const [first, second] = [await previous.appendAudit(entry), await previous.appendAudit({ ...entry, resource: null })];
  await previous.close();
  for (const column of ["reason", "correlation_id", "identifiers", "key_id"])
    await client.query(`ALTER TABLE partner_kit_audit DROP COLUMN ${column}`);
  await client.query("ALTER TABLE partner_kit_shared DROP COLUMN expires_at");
  for (const name of ["approvals", "approval_events", "idempotency_keys", "balances", "payment_batches"])
    await client.query(`DROP TABLE partner_kit_${name}`);
  await client.query("UPDATE partner_kit_meta SET value = 1 WHERE name = 'version'");
  const store = await open();
  expect(await store.readAudit({ after: 0, limit: 10 })).toEqual([first, second]);
  const key = btoa("k".repeat(32));
  await store.appendAudit({ ...entry, correlation_id: "c" }, key);
  expect(await verifyAudit({ store, keys: [key] })).toMatchObject({ isIntact: true, last: { seq: 3 }, keyedFrom: 3 });
});

test("behaviour: tables of a newer version are refused and unchanged", async () => {
  await (await open()).close();
  await client.query("UPDATE partner_kit_meta SET value = 99 WHERE name = 'version'");
  expect(await open().catch(reasonOf)).toBe("newer");
  expect((await client.query("SELECT value FROM partner_kit_meta WHERE name = 'version'")).rows).toEqual([
    { value: "99" },
  ]);
});

function reasonOf(error: unknown): string {
  if (!(error instanceof StoreError)) throw error;
  return error.reason;
}
