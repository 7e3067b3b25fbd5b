import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { AUDIT_KEY, EVENTS, fillStore, readAll } from "../../test/fillStore.ts";
import { newEvent } from "../../test/newEvent.ts";
import { startCli } from "../../test/startCli.ts";
import { startPostgres, type TestPostgres } from "../../test/startPostgres.ts";
import { readOps } from "../../test/testStores.ts";
import { createPostgresStore, openPostgres } from "../store/createPostgresStore.ts";
import { createSqliteStore, openSqlite } from "../store/createSqliteStore.ts";
import { copiedTables, copyStore } from "../store/sql/copyStore.ts";
import { runAuditCommand } from "./runAuditCommand.ts";
import { runMigrateCommand } from "./runMigrateCommand.ts";
import { runStoreCommand } from "./runStoreCommand.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const GRANTS = fileURLToPath(new URL("../../ops/postgres-grants.sql", import.meta.url));
const CLI = fileURLToPath(new URL("cli.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "partner-kit-copy-"));
const full = join(folder, "full.db");

let server: TestPostgres;
let root: Client;
let count = 0;

beforeAll(async () => {
  server = await startPostgres();
  root = await connect(server.url);
  const store = await createSqliteStore({ path: full });
  await fillStore(store);
  await store.close();
});
afterAll(async () => {
  await root.end();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A new database with the shipped roles. Returns its URL by role. */
async function createDatabase(): Promise<(role: string) => string> {
  const name = `copy${count++}`;
  await root.query(`CREATE DATABASE ${name}`);
  const urlOf = (role: string) => server.url.replace("postgres@", `${role}@`).replace(/\w+$/, name);
  const administrator = await connect(urlOf("postgres"));
  await administrator.query(readOps("postgres-roles.sql"));
  await administrator.end();
  return urlOf;
}

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  return client;
}

async function readAt(location: string): Promise<unknown> {
  const store = location.startsWith("postgres:")
    ? await createPostgresStore({ connection: location })
    : await createSqliteStore({ path: location });
  try {
    return await readAll(store);
  } finally {
    await store.close();
  }
}

/** Runs the command. Returns its lines, parsed. */
async function copy(from: string, to: string, own: Readonly<Record<string, string>> = {}): Promise<unknown[]> {
  const variables = { PARTNER_KIT_STORE: from, PARTNER_KIT_TARGET_STORE: to, PARTNER_KIT_AUDIT_KEY: AUDIT_KEY, ...own };
  const lines: string[] = [];
  await runStoreCommand({ args: ["copy"], variables, write: (line) => void lines.push(line) });
  return lines.map((line) => JSON.parse(line));
}

/** The numbers of rows in the tables of a schema. Empty without tables. */
async function countRows(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'partner_kit'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows)
    counts[name] = Number((await client.query(`SELECT count(*) AS rows FROM partner_kit.${name}`)).rows[0].rows);
  return counts;
}

test("default: SQLite is copied to Postgres, verified, and a proxy serves from the copy", async () => {
  const urlOf = await createDatabase();
  const owner = urlOf("partner_kit_owner");
  const lines = await copy(full, owner);
  const rows: Readonly<Record<string, number>> = { events: EVENTS - 5, secrets: 2, audit: 2, approval_events: 2 };
  const expected = Object.keys(copiedTables).map((table) => ({ table, rows: rows[table] ?? 1 }));
  expect(lines.slice(0, -1)).toEqual(expected);
  expect(lines.at(-1)).toMatchObject({
    copied: true,
    rows: EVENTS - 5 + 2 + 2 + 2 + 8,
    audit: { intact: true, seq: 2 },
  });
  await runMigrateCommand({
    args: ["--grants", GRANTS],
    variables: { PARTNER_KIT_STORE: owner },
    write: () => undefined,
  });
  const app = urlOf("partner_kit_app");
  expect(await readAt(app)).toEqual(await readAt(full));
  const output: string[] = [];
  const variables = { PARTNER_KIT_STORE: app, PARTNER_KIT_AUDIT_KEY: AUDIT_KEY };
  const write = (text: string) => void output.push(text);
  expect(await runAuditCommand({ args: ["verify"], variables, write, writeError: write })).toBe(0);
  expect(JSON.parse(output.join(""))).toMatchObject({ intact: true, seq: 2, key: "keyed", keyed_from: 1 });
  const store = await createPostgresStore({ connection: app });
  onTestFinished(() => store.close());
  await store.appendEvents([newEvent("next")]);
  expect((await store.readEventBounds()).newest).toBe(EVENTS + 1);
  const cli = await startCli({ variables });
  const { data } = await (await fetch(`${cli.url}/kit/events?after=${EVENTS - 1}&limit=10`)).json();
  expect(data.events.map(({ seq, id }: { seq: number; id: string }) => [seq, id])).toEqual([
    [EVENTS, `evt_${EVENTS - 1}`],
    [EVENTS + 1, "next"],
  ]);
  expect(await cli.end("SIGTERM")).toBe(0);
});

test("behaviour: every table is copied, except leases and the version", () => {
  const database = new DatabaseSync(full);
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  database.close();
  const names = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith("sqlite_"));
  expect(new Set(names)).toEqual(new Set([...Object.keys(copiedTables), "leases", "meta"]));
});

test("behaviour: Postgres is copied to SQLite, and a number of a deleted event is not reused", async () => {
  const owner = (await createDatabase())("partner_kit_owner");
  await copy(full, owner);
  const store = await createPostgresStore({ connection: owner });
  await store.dropHandler("café");
  await store.deleteEvents({ before: 1_000, limit: 1_000 });
  await store.close();
  const path = join(folder, "back.db");
  await copy(owner, path);
  expect(await readAt(path)).toEqual(await readAt(owner));
  const copied = await createSqliteStore({ path });
  await copied.appendEvents([newEvent("next")]);
  expect((await copied.readEvents({ after: 0, limit: 10 })).map(({ seq }) => seq)).toEqual([EVENTS + 1]);
  await copied.close();
});

test("behaviour: a killed copy leaves nothing, and the next one succeeds", async () => {
  const urlOf = await createDatabase();
  const owner = urlOf("partner_kit_owner");
  await runMigrateCommand({ args: [], variables: { PARTNER_KIT_STORE: owner }, write: () => undefined });
  const client = await connect(urlOf("postgres"));
  onTestFinished(() => client.end());
  const before = await countRows(client);
  // The copy can read this table, but waits when it writes to it.
  await client.query("BEGIN; LOCK TABLE partner_kit.partner_kit_audit IN SHARE MODE");
  const child = spawn(process.execPath, ["--conditions=@partner-kit/source", CLI, "store", "copy"], {
    env: { PARTNER_KIT_STORE: full, PARTNER_KIT_TARGET_STORE: owner, PARTNER_KIT_AUDIT_KEY: AUDIT_KEY },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  for await (const line of createInterface(child.stdout))
    if (JSON.parse(line).table === "secrets") child.kill("SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
  await client.query("ROLLBACK");
  expect(await countRows(client)).toEqual(before);
  expect((await copy(full, owner)).at(-1)).toMatchObject({ copied: true });
  expect(await readAt(owner)).toEqual(await readAt(full));
});

test("behaviour: a target with rows is refused and stays", async () => {
  const owner = (await createDatabase())("partner_kit_owner");
  const store = await createPostgresStore({ connection: owner });
  onTestFinished(() => store.close());
  await store.writeShared({ name: "own", value: "1" });
  await expect(copy(full, owner)).rejects.toThrow("PARTNER_KIT_TARGET_STORE is not empty: it has shared.");
  expect(await store.readShared("own")).toBe("1");
  expect(await store.readEvents({ after: 0, limit: 1 })).toEqual([]);
});

test("behaviour: a source that changes during the copy is noticed, and nothing is copied", async () => {
  const urlOf = await createDatabase();
  const owner = urlOf("partner_kit_owner");
  const running = await createPostgresStore({ connection: owner });
  onTestFinished(() => running.close());
  await fillStore(running);
  const from = { name: "from", driver: (await openPostgres({ connection: owner })).driver };
  onTestFinished(() => from.driver.close());
  const to = { name: "to", driver: await openSqlite({ path: join(folder, "changed.db") }) };
  onTestFinished(() => to.driver.close());
  // A health check writes, too.
  const verify = () => running.check();
  await expect(copyStore({ from, to, onTable: () => undefined, verify })).rejects.toThrow(
    "from changed during the copy",
  );
  expect(await to.driver.run({ sql: "SELECT name FROM sqlite_master", values: [] })).toEqual([]);
});

test.each([
  ["UPDATE meta SET value = 1 WHERE name = 'version'", "older version"],
  ["UPDATE meta SET value = 99 WHERE name = 'version'", "newer version"],
  ["INSERT INTO leases VALUES ('ticker', 'one', 9007199254740991)", "is in use"],
  ["UPDATE audit SET subject = 'alan' WHERE seq = 2", "The audit chain is broken at record 2"],
  ["DROP TABLE meta", "has no tables"],
])("behaviour: after %j the copy is refused", async (statement, message) => {
  const [from, to] = [join(folder, `from${count}.db`), join(folder, `to${count++}.db`)];
  const filled = await createSqliteStore({ path: from });
  await fillStore(filled);
  await filled.close();
  const database = new DatabaseSync(from);
  database.exec(statement);
  database.close();
  await expect(copy(from, to)).rejects.toThrow(message);
  const target = new DatabaseSync(to);
  expect(target.prepare("SELECT name FROM sqlite_master").all()).toEqual([]);
  target.close();
});
