import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createCheckpointWriter } from "../src/node/checkpointFile.ts";
import { createPostgresStore } from "../src/store/createPostgresStore.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";
import type { Store } from "../src/store/Store.ts";
import { newEvent } from "./newEvent.ts";
import { startPostgres } from "./startPostgres.ts";
import { readOps } from "./testStores.ts";

vi.setConfig({ testTimeout: 60_000 });

const KEY = btoa("k".repeat(32));
const runbook = readFileSync(new URL("../../../docs/operations/backup-and-restore.md", import.meta.url), "utf8");
const cli = fileURLToPath(new URL("../src/node/cli.ts", import.meta.url));
const GRANTS = fileURLToPath(new URL("../ops/postgres-grants.sql", import.meta.url));
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "partner-kit-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The command of an installed package.
  const command = join(folder, "partner-kit-proxy");
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" --conditions=@partner-kit/source "${cli}" "$@"\n`);
  chmodSync(command, 0o700);
});

/** Runs a block of the runbook, by the name after `sh`. */
function runBlock(name: string, variables: Readonly<Record<string, string>>) {
  const [, script] = new RegExp(`^\`\`\`sh ${name}\\n([\\s\\S]*?)^\`\`\``, "m").exec(runbook) ?? [];
  if (script === undefined) throw new Error(`The runbook has no block ${name}.`);
  const path = [folder, variables["PATH"], join(process.execPath, ".."), process.env["PATH"]]
    .filter(Boolean)
    .join(delimiter);
  const env = { PARTNER_KIT_AUDIT_KEY: KEY, ...variables, PATH: path };
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", script], { cwd: folder, env, encoding: "utf8" });
  return { status, stdout, stderr };
}

const ok = expect.objectContaining({ status: 0 });

/** Writes an event, a secret and audit records with checkpoints. */
async function fill(store: Store, checkpoints: string, names: readonly string[]): Promise<void> {
  const note = createCheckpointWriter(checkpoints);
  for (const name of names) {
    await store.appendEvents([newEvent(name)]);
    note(await store.appendAudit({ time: 1, subject: "ada", action: name, resource: null, outcome: "ok" }, KEY));
  }
}

async function read(store: Store): Promise<{ events: string[]; actions: string[] }> {
  const events = await store.readEvents({ after: 0, limit: 10 });
  const records = await store.readAudit({ after: 0, limit: 10 });
  return { events: events.map(({ id }) => id), actions: records.map(({ action }) => action) };
}

const kept = { events: ["a", "b"], actions: ["a", "b"] };

test("default: SQLite is backed up while it is open, lost, restored and verified", async () => {
  const variables = {
    PARTNER_KIT_STORE: join(folder, "store.db"),
    PARTNER_KIT_AUDIT_CHECKPOINTS: join(folder, "checkpoints.jsonl"),
    BACKUP: join(folder, "backup.db"),
  };
  const { PARTNER_KIT_STORE: path, PARTNER_KIT_AUDIT_CHECKPOINTS: checkpoints } = variables;
  const store = await createSqliteStore({ path });
  await fill(store, checkpoints, ["a", "b"]);
  expect(runBlock("sqlite-backup", variables)).toEqual(ok);
  await fill(store, checkpoints, ["c"]);
  await store.close();
  writeFileSync(path, "damaged");
  writeFileSync(`${path}-wal`, "damaged");
  expect(runBlock("sqlite-restore", variables)).toEqual(ok);
  expect([existsSync(`${path}-wal`), statSync(path).mode & 0o777]).toEqual([false, 0o600]);
  const { status, stdout } = runBlock("verify", variables);
  expect([status, JSON.parse(stdout)]).toMatchObject([0, { intact: true, seq: 2, key: "keyed", checkpoints: 2 }]);
  // The newest checkpoints reveal what was lost.
  const newest = runBlock("verify", { ...variables, BACKUP: join(folder, "newest") });
  expect(newest.status).toBe(2);
  writeFileSync(join(folder, "newest.checkpoints"), readFileSync(checkpoints));
  const cut = runBlock("verify", { ...variables, BACKUP: join(folder, "newest") });
  expect([cut.status, JSON.parse(cut.stdout)]).toEqual([1, { intact: false, broken_at: 3, problem: "cut" }]);
  const restored = await createSqliteStore({ path });
  expect(await read(restored)).toEqual(kept);
  // A retried delivery is stored once, and the chain continues.
  await restored.appendEvents([newEvent("b"), newEvent("c")]);
  expect((await read(restored)).events).toEqual(["a", "b", "c"]);
  await restored.close();
});

test("behaviour: a store is moved to an empty one", async () => {
  const target = join(folder, "target.db");
  const variables = {
    PARTNER_KIT_STORE: join(folder, "store.db"),
    PARTNER_KIT_AUDIT_CHECKPOINTS: join(folder, "checkpoints.jsonl"),
    OWNER_URL_FILE: join(folder, "owner-url"),
  };
  writeFileSync(variables.OWNER_URL_FILE, target);
  const store = await createSqliteStore({ path: variables.PARTNER_KIT_STORE });
  await fill(store, variables.PARTNER_KIT_AUDIT_CHECKPOINTS, ["a", "b"]);
  await store.close();
  const { status, stdout } = runBlock("store-copy", variables);
  expect([status, JSON.parse(stdout.trim().split("\n").at(-1) ?? "")]).toMatchObject([0, { copied: true, rows: 4 }]);
  const moved = await createSqliteStore({ path: target });
  onTestFinished(() => moved.close());
  expect(await read(moved)).toEqual(kept);
});

// The Postgres of the other tests has no pg_dump. A server of the same version must come with it.
test.runIf(findTools())("behaviour: Postgres is backed up, lost, restored and verified", async () => {
  const tools = findTools() ?? "";
  const server = await startPostgres({ folder: tools });
  onTestFinished(() => server.close());
  const administrator = new Client(server.url);
  await administrator.connect();
  onTestFinished(() => administrator.end());
  await administrator.query(readOps("postgres-roles.sql"));
  const urlOf = (role: string) => server.url.replace("postgres@", `${role}@`);
  const variables = {
    PATH: tools,
    OWNER_URL: urlOf("partner_kit_owner"),
    PARTNER_KIT_STORE: urlOf("partner_kit_owner"),
    PARTNER_KIT_AUDIT_CHECKPOINTS: join(folder, "checkpoints.jsonl"),
    BACKUP: join(folder, "backup.dump"),
    GRANTS,
  };
  const { PARTNER_KIT_AUDIT_CHECKPOINTS: checkpoints } = variables;
  const owner = await createPostgresStore({ connection: variables.OWNER_URL });
  await fill(owner, checkpoints, ["a", "b"]);
  expect(runBlock("postgres-backup", variables)).toEqual(ok);
  await fill(owner, checkpoints, ["c"]);
  await owner.close();
  await administrator.query("TRUNCATE partner_kit.partner_kit_audit; DROP TABLE partner_kit.partner_kit_events");
  expect(runBlock("postgres-restore", variables)).toEqual(ok);
  const { status, stdout } = runBlock("verify", variables);
  expect([status, JSON.parse(stdout)]).toMatchObject([0, { intact: true, seq: 2, key: "keyed", checkpoints: 2 }]);
  const restored = await createPostgresStore({ connection: urlOf("partner_kit_app") });
  onTestFinished(() => restored.close());
  expect(await read(restored)).toEqual(kept);
  await restored.appendEvents([newEvent("c")]);
  expect((await read(restored)).events).toEqual(["a", "b", "c"]);
});

/** A directory with a Postgres server and its own pg_dump. */
function findTools(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, "bin")) : [];
  const onPath = (process.env["PATH"] ?? "").split(delimiter);
  return [...versions, ...onPath].find((path) =>
    ["initdb", "postgres", "pg_dump", "pg_restore"].every((name) => existsSync(join(path, name))),
  );
}
