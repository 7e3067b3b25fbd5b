import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startCli } from "../../test/startCli.ts";
import { startPostgres, type TestPostgres } from "../../test/startPostgres.ts";
import { readOps } from "../../test/testStores.ts";
import { createPostgresStore } from "../store/createPostgresStore.ts";
import { ConfigError } from "./createReader.ts";
import { runAuditCommand } from "./runAuditCommand.ts";
import { runMigrateCommand } from "./runMigrateCommand.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const GRANTS = fileURLToPath(new URL("../../ops/postgres-grants.sql", import.meta.url));
const KEY = btoa("k".repeat(32));
const entry = { time: 1, subject: "ada", action: "acceptQuote", resource: null, outcome: "ok" };
const folder = mkdtempSync(join(tmpdir(), "partner-kit-migrate-"));

let server: TestPostgres;
let root: Client;
let count = 0;

beforeAll(async () => {
  server = await startPostgres();
  root = await connect(server.url);
});
afterAll(async () => {
  await root.end();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A new database with the shipped roles. Returns its URL by role. */
async function createDatabase(): Promise<(role: string) => string> {
  const name = `migrate${count++}`;
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

async function run(store: string, ...args: string[]): Promise<unknown> {
  let output = "";
  const write = (text: string) => {
    output += text;
  };
  await runMigrateCommand({ args, variables: { PARTNER_KIT_STORE: store }, write });
  return JSON.parse(output);
}

test("default: the owner migrates, then the proxy serves with the role that cannot change its audit log", async () => {
  const urlOf = await createDatabase();
  const migrated = { migrated: true, granted: true };
  expect(await run(urlOf("partner_kit_owner"), "--grants", GRANTS)).toEqual(migrated);
  // Repeated at every deployment.
  expect(await run(urlOf("partner_kit_owner"), "--grants", GRANTS)).toEqual(migrated);
  const variables = { PARTNER_KIT_STORE: urlOf("partner_kit_app"), PARTNER_KIT_AUDIT_KEY: KEY };
  const cli = await startCli({ variables });
  const headers = { origin: new URL(cli.url).origin, "x-partner-kit": "1", "content-type": "application/json" };
  const change = { method: "POST", headers, body: '{"account_number":"0123456789","bank_code":"044"}' };
  expect((await fetch(`${cli.url}/partner/wallets/fiat/verify-account`, change)).status).toBe(502);
  expect((await fetch(`${cli.url}/kit/health`)).status).toBe(200);
  expect(await cli.end("SIGTERM")).toBe(0);

  const app = await connect(urlOf("partner_kit_app"));
  onTestFinished(() => app.end());
  const denied = { code: "42501" };
  // Postgres only warns, and grants nothing.
  await app.query("GRANT UPDATE ON partner_kit_audit TO partner_kit_app");
  await expect(app.query("UPDATE partner_kit_audit SET subject = 'mallory'")).rejects.toMatchObject(denied);
  await expect(app.query("DELETE FROM partner_kit_audit")).rejects.toMatchObject(denied);
  await expect(app.query("TRUNCATE partner_kit_audit")).rejects.toMatchObject(denied);
  await expect(app.query("DROP TABLE partner_kit_audit")).rejects.toMatchObject(denied);
  await expect(app.query("ALTER TABLE partner_kit_audit ADD COLUMN extra TEXT")).rejects.toMatchObject(denied);
  await expect(app.query("CREATE TABLE other (id INT)")).rejects.toMatchObject(denied);
  await expect(app.query("CREATE TABLE public.other (id INT)")).rejects.toMatchObject(denied);
  await expect(app.query("CREATE TEMPORARY TABLE other (id INT)")).rejects.toMatchObject(denied);
  await expect(app.query("INSERT INTO partner_kit_meta VALUES ('x', 1)")).rejects.toMatchObject(denied);
  await expect(app.query("UPDATE partner_kit_events SET type = 'x'")).rejects.toMatchObject(denied);
  await expect(app.query("UPDATE partner_kit_samples SET last = '1'")).rejects.toMatchObject(denied);
  await expect(app.query("UPDATE partner_kit_balances SET total = '1'")).rejects.toMatchObject(denied);

  let output = "";
  const write = (text: string) => {
    output += text;
  };
  expect(await runAuditCommand({ args: ["verify"], variables, write, writeError: write })).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ intact: true, seq: 2, key: "keyed" });
});

test("behaviour: the grants name every table", async () => {
  const urlOf = await createDatabase();
  await run(urlOf("partner_kit_owner"), "--grants", GRANTS);
  const owner = await connect(urlOf("partner_kit_owner"));
  onTestFinished(() => owner.end());
  const { rows } =
    await owner.query(`SELECT table_name AS name, string_agg(privilege_type, ' ' ORDER BY privilege_type) AS held
    FROM information_schema.table_privileges WHERE grantee = 'partner_kit_app' GROUP BY table_name`);
  const held = Object.fromEntries(rows.map(({ name, held }) => [name, held]));
  const all = await owner.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'partner_kit'",
  );
  expect(new Set(Object.keys(held))).toEqual(new Set(all.rows.map(({ name }) => name)));
  expect(held).toMatchObject({ partner_kit_audit: "INSERT SELECT", partner_kit_meta: "SELECT UPDATE" });
});

test("behaviour: the running proxy's role cannot migrate, and the error names the command", async () => {
  const urlOf = await createDatabase();
  const refused = await createPostgresStore({ connection: urlOf("partner_kit_app") }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ reason: "denied", message: expect.stringContaining("migrate --grants") });
  await run(urlOf("partner_kit_owner"));
  await expect(createPostgresStore({ connection: urlOf("partner_kit_app") })).rejects.toMatchObject({
    reason: "denied",
  });
});

test("behaviour: a failing SQL file changes no grant", async () => {
  const urlOf = await createDatabase();
  await run(urlOf("partner_kit_owner"), "--grants", GRANTS);
  const path = join(folder, "broken.sql");
  writeFileSync(path, "REVOKE ALL ON TABLE partner_kit_audit FROM partner_kit_app; GRANT nothing;");
  await expect(run(urlOf("partner_kit_owner"), "--grants", path)).rejects.toThrow("syntax error");
  const store = await createPostgresStore({ connection: urlOf("partner_kit_app") });
  expect(await store.appendAudit(entry)).toMatchObject({ seq: 1 });
  await store.close();
});

test("behaviour: a SQLite file is created and migrated", async () => {
  expect(await run(join(folder, "new.db"))).toEqual({ migrated: true, granted: false });
});

test.each([
  [["--grants", GRANTS], "kit.db", "needs a Postgres store"],
  [["--grants", "nowhere.sql"], "postgres://127.0.0.1:1/none", "cannot be read"],
  [["--grant"], "kit.db", "unknown arguments"],
  [["now"], "kit.db", "unknown arguments"],
  [[], "memory:", "has no tables"],
] as const)("behaviour: %j with the store %s is refused", async (args, store, message) => {
  const result = run(store === "kit.db" ? join(folder, store) : store, ...args);
  await expect(result).rejects.toThrow(ConfigError);
  await expect(result).rejects.toThrow(message);
});
