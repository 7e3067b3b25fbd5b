import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { killRounds, killWriters } from "../../test/killWriters.ts";
import { newEvent } from "../../test/newEvent.ts";
import { startStoreProcess } from "../../test/startStoreProcess.ts";
import { createSqliteStore, openSqlite } from "./createSqliteStore.ts";
import type { Store } from "./Store.ts";
import { StoreError } from "./StoreError.ts";
import { createSqlStore } from "./sql/createSqlStore.ts";
import { verifyAudit } from "./verifyAudit.ts";

// Real processes and a real disk are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const directory = mkdtempSync(join(tmpdir(), "partner-kit-sqlite-"));
let closing: (() => unknown)[] = [];
let path = "";
let count = 0;

beforeEach(() => {
  path = join(directory, `${count++}.db`);
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});
afterAll(() => rmSync(directory, { recursive: true }));

async function open(lockTimeout?: number): Promise<Store> {
  const store = await createSqliteStore({ path, lockTimeout });
  closing.push(() => store.close());
  return store;
}

test("behaviour: a version of Node without SQLite is refused with the version that is needed", async () => {
  vi.doMock("node:sqlite", () => {
    throw new Error("No such built-in module: node:sqlite");
  });
  try {
    await expect(createSqliteStore({ path: ":memory:" })).rejects.toThrow("The SQLite store needs Node 22.19 or newer");
  } finally {
    vi.doUnmock("node:sqlite");
  }
});

test("behaviour: a database without a file creates none", async () => {
  path = ":memory:";
  const store = await open();
  await store.check();
  expect(existsSync(path)).toBe(false);
});

/** Another process's connection to the same file. */
function other(): DatabaseSync {
  const database = new DatabaseSync(path);
  closing.push(() => database.close());
  return database;
}

test("default: a second store on the file reads the data of the first", async () => {
  const first = await open();
  await first.appendEvents([newEvent("a")]);
  await first.close();
  const second = await open();
  expect(await second.readEvents({ after: 0, limit: 10 })).toMatchObject([{ id: "a", seq: 1 }]);
});

test("behaviour: commits are synced to disk, and only the owner can read the file", async () => {
  const driver = await openSqlite({ path });
  closing.push(() => driver.close());
  expect(await driver.run({ sql: "PRAGMA journal_mode", values: [] })).toEqual([{ journal_mode: "wal" }]);
  // 2 is FULL.
  expect(await driver.run({ sql: "PRAGMA synchronous", values: [] })).toEqual([{ synchronous: 2 }]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("behaviour: a write fails if the store is locked for too long", async () => {
  const store = await open(20);
  const holder = other();
  holder.exec("BEGIN IMMEDIATE");
  expect(await store.appendEvents([newEvent("a")]).catch(reasonOf)).toBe("locked");
  expect(await store.check().catch(reasonOf)).toBe("locked");
  expect(await store.readEvents({ after: 0, limit: 10 })).toEqual([]);
  holder.exec("ROLLBACK");
  await store.appendEvents([newEvent("a")]);
  expect(await store.readEvents({ after: 0, limit: 10 })).toMatchObject([{ seq: 1, id: "a" }]);
});

test("behaviour: waiting for a lock does not block the process", async () => {
  const store = await open(600_000);
  const holder = other();
  holder.exec("BEGIN IMMEDIATE");
  const appending = store.appendEvents([newEvent("a")]);
  let turns = 0;
  while (turns < 1_000) {
    await new Promise(setImmediate);
    turns += 1;
  }
  expect(await store.readEvents({ after: 0, limit: 10 })).toEqual([]);
  holder.exec("ROLLBACK");
  await appending;
  expect(await store.readEvents({ after: 0, limit: 10 })).toMatchObject([{ seq: 1, id: "a" }]);
});

test("behaviour: a write to a full store fails completely, and later writes succeed", async () => {
  const driver = await openSqlite({ path });
  const store = await createSqlStore(driver);
  closing.push(() => store.close());
  await store.appendEvents([newEvent("a")]);
  const [size] = await driver.run({ sql: "PRAGMA page_count", values: [] });
  await driver.run({ sql: `PRAGMA max_page_count = ${Number(size?.["page_count"]) + 5}`, values: [] });
  const large = Array.from({ length: 20 }, (_, index) => newEvent(`${index}`, { body: new Uint8Array(4_096) }));
  const results = await Promise.allSettled(large.map((event) => store.appendEvents([event])));
  expect(results.map((result) => result.status === "rejected" && reasonOf(result.reason))).toEqual(
    large.map(() => "full"),
  );
  expect(await store.readEvents({ after: 0, limit: 10 })).toMatchObject([{ id: "a" }]);
  await driver.run({ sql: "PRAGMA max_page_count = 1000000", values: [] });
  await store.appendEvents(large);
  expect(await store.readEvents({ after: 1, limit: 100 })).toHaveLength(large.length);
});

test("behaviour: a store of a newer version is refused and unchanged", async () => {
  const store = await open();
  await store.appendEvents([newEvent("a")]);
  await store.close();
  other().exec("UPDATE meta SET value = 99 WHERE name = 'version'");
  expect(await createSqliteStore({ path }).catch(reasonOf)).toBe("newer");
  expect(other().prepare("SELECT value FROM meta WHERE name = 'version'").get()).toEqual({ value: 99 });
  expect(other().prepare("SELECT id FROM events").all()).toEqual([{ id: "a" }]);
});

test("behaviour: a file that is not a store is refused", async () => {
  writeFileSync(path, "Not a database, but long enough to be taken for one at first sight. ".repeat(50));
  expect(await createSqliteStore({ path }).catch(reasonOf)).toBe("damaged");
  expect(await createSqliteStore({ path: join(directory, "missing", "a.db") }).catch(reasonOf)).toBe("readonly");
  expect(await createSqliteStore({ path: directory }).catch(reasonOf)).toBe("readonly");
});

test("behaviour: a closed store rejects", async () => {
  const store = await open();
  const appending = store.appendEvents([newEvent("a")]);
  await store.close();
  expect(await appending.catch(reasonOf)).toBe("closed");
  expect(await store.readEvents({ after: 0, limit: 10 }).catch(reasonOf)).toBe("closed");
  expect(await store.check().catch(reasonOf)).toBe("closed");
  await store.close();
});

test("behaviour: the audit of a previous version continues, and verifies before and after the first key", async () => {
  const entry = { time: 1, subject: "s", action: "a", resource: "r", outcome: "ok" };
  const previous = await open();
  const [first, second] = [await previous.appendAudit(entry), await previous.appendAudit({ ...entry, resource: null })];
  await previous.close();
  const database = other();
  for (const column of ["reason", "correlation_id", "identifiers", "key_id"])
    database.exec(`ALTER TABLE audit DROP COLUMN ${column}`);
  database.exec("ALTER TABLE shared DROP COLUMN expires_at");
  for (const name of ["approvals", "approval_events", "idempotency_keys", "balances", "payment_batches"])
    database.exec(`DROP TABLE ${name}`);
  database.exec("UPDATE meta SET value = 1 WHERE name = 'version'");
  const store = await open();
  expect(await store.readAudit({ after: 0, limit: 10 })).toEqual([first, second]);
  const key = btoa("k".repeat(32));
  await store.appendAudit({ ...entry, correlation_id: "c" }, key);
  expect(await verifyAudit({ store, keys: [key] })).toMatchObject({ isIntact: true, last: { seq: 3 }, keyedFrom: 3 });
  database.exec("UPDATE audit SET identifiers = '{' WHERE seq = 3");
  expect(await verifyAudit({ store, keys: [key] })).toMatchObject({ isIntact: false, brokenAt: 3 });
});

test("behaviour: processes that start together create one set of tables", async () => {
  const processes = await Promise.all(Array.from({ length: 6 }, startStoreProcess));
  for (const one of processes) one.run({ at: path, task: "open" });
  expect(await Promise.all(processes.map(({ exit }) => exit))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(other().prepare("SELECT value FROM meta WHERE name = 'version'").all()).toEqual([{ value: 7 }]);
});

test("behaviour: a process killed at any time loses and repeats no acknowledged event", {
  timeout: 600_000,
}, async ({ annotate }) => {
  const rounds = killRounds(10);
  const acknowledged = await killWriters({ at: path, rounds });
  const stored = other().prepare("SELECT id FROM events").all();
  const ids = new Set(stored.map(({ id }) => String(id)));
  expect(ids.size).toBe(stored.length);
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(rounds);
  expect(other().prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  await annotate(`${rounds} rounds, ${acknowledged.size} acknowledged, ${stored.length} stored`);
});

function reasonOf(error: unknown): string {
  if (!(error instanceof StoreError)) throw error;
  return error.reason;
}
