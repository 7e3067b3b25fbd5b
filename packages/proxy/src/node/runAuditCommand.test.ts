import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createSqliteStore } from "../store/createSqliteStore.ts";
import type { AuditRecord } from "../store/Store.ts";
import { createCheckpointWriter } from "./checkpointFile.ts";
import { ConfigError } from "./createReader.ts";
import { runAuditCommand } from "./runAuditCommand.ts";

const KEY = btoa("k".repeat(32));
const OTHER = btoa("o".repeat(32));
const folder = mkdtempSync(join(tmpdir(), "partner-kit-audit-"));
let path = "";
let file = "";
let count = 0;

beforeEach(() => {
  count += 1;
  path = join(folder, `${count}.db`);
  file = join(folder, `${count}.jsonl`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a chain of five records, the last three with a key, and a checkpoint for each. */
async function fill(): Promise<readonly AuditRecord[]> {
  const store = await createSqliteStore({ path });
  const note = createCheckpointWriter(file);
  const records: AuditRecord[] = [];
  for (let time = 1; time <= 5; time += 1) {
    const entry = { time, subject: "ada", action: "acceptQuote", resource: null, outcome: "ok" };
    const record = await store.appendAudit(entry, time > 2 ? KEY : undefined);
    records.push(record);
    note(record);
  }
  await store.close();
  return records;
}

async function run(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  let output = "";
  let errors = "";
  const code = await runAuditCommand({
    args,
    variables: { PARTNER_KIT_STORE: path, PARTNER_KIT_AUDIT_KEY: KEY, ...variables },
    write: (text) => {
      output += text;
    },
    writeError: (text) => {
      errors += text;
    },
  });
  const lines = output.split("\n").slice(0, -1);
  return { code, lines: lines.map((line): unknown => JSON.parse(line)), errors };
}

function change(sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

test("default: an intact chain", async () => {
  const records = await fill();
  const { hash } = records[4] ?? {};
  const intact = { intact: true, seq: 5, hash, key: "keyed", keyed_from: 3, checkpoints: 0 };
  expect(await run(["verify"])).toEqual({ code: 0, lines: [intact], errors: "" });
  const withFile = { code: 0, lines: [{ ...intact, checkpoints: 5 }], errors: "" };
  expect(await run(["verify", "--checkpoints", file])).toEqual(withFile);
  expect(await run(["verify"], { PARTNER_KIT_AUDIT_CHECKPOINTS: file })).toEqual(withFile);
  const rotated = await run(["verify"], { PARTNER_KIT_AUDIT_KEY: `${OTHER},${KEY}` });
  expect(rotated.code).toBe(0);
});

test("behaviour: a chain without a key is reported as unkeyed", async () => {
  const store = await createSqliteStore({ path });
  await store.appendAudit({ time: 1, subject: "ada", action: "acceptQuote", resource: null, outcome: "ok" });
  await store.close();
  expect(await run(["verify"], { PARTNER_KIT_AUDIT_KEY: "" })).toMatchObject({
    code: 0,
    lines: [{ intact: true, key: "unkeyed" }],
  });
  expect(await run(["verify"])).toMatchObject({ code: 1, lines: [{ intact: false, problem: "unkeyed" }] });
});

test.each([
  ["UPDATE audit SET subject = 'mallory' WHERE seq = 4", 4, "changed"],
  ["UPDATE audit SET subject = 'mallory' WHERE seq = 1", 1, "changed"],
  ["DELETE FROM audit WHERE seq = 2", 2, "changed"],
  ["DELETE FROM audit WHERE seq = 5", 5, "cut"],
  ["DELETE FROM audit", 1, "cut"],
])("behaviour: %s is detected", async (sql, broken_at, problem) => {
  await fill();
  change(sql);
  const { code, lines, errors } = await run(["verify", "--checkpoints", file]);
  expect([code, lines]).toEqual([1, [{ intact: false, broken_at, problem }]]);
  expect(errors).toContain(`at record ${broken_at}: `);
});

test("parameters: verify --metrics writes the result for Prometheus", async () => {
  await fill();
  const metrics = join(folder, `${count}.prom`);
  const read = () => readFileSync(metrics, "utf8").split("\n");
  await run(["verify", "--metrics", metrics]);
  expect(read()).toContain("partner_kit_audit_intact 1");
  expect(read()).toContainEqual(expect.stringMatching(/^partner_kit_audit_verified_timestamp_seconds \d{10}$/));
  change("DELETE FROM audit WHERE seq = 2");
  await run(["verify", "--metrics", metrics]);
  expect(read()).toContain("partner_kit_audit_intact 0");
  await expect(run(["verify", "--metrics", join(folder, "none", "a.prom")])).rejects.toThrow("cannot be written");
});

test("behaviour: a chain with a key does not verify without that key", async () => {
  await fill();
  const found = { code: 1, lines: [{ intact: false, broken_at: 3, problem: "unknown_key" }] };
  expect(await run(["verify"], { PARTNER_KIT_AUDIT_KEY: OTHER })).toMatchObject(found);
  expect(await run(["verify"], { PARTNER_KIT_AUDIT_KEY: "" })).toMatchObject(found);
});

test("parameters: export --since", async () => {
  const records = await fill();
  expect(await run(["export"])).toEqual({ code: 0, lines: records, errors: "" });
  expect(await run(["export", "--since", "3"])).toEqual({ code: 0, lines: records.slice(3), errors: "" });
  expect(await run(["export", "--since=5"])).toEqual({ code: 0, lines: [], errors: "" });
});

test("behaviour: an incomplete last checkpoint is ignored, and any other invalid line is an error", async () => {
  await fill();
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}{"seq":6,"ha`);
  expect((await run(["verify", "--checkpoints", file])).code).toBe(0);
  writeFileSync(file, `${text}{"seq":6}\n`);
  await expect(run(["verify", "--checkpoints", file])).rejects.toThrow("line 6 is not a checkpoint");
});

test("behaviour: a proxy that restarts after an incomplete checkpoint leaves a valid file", async () => {
  const records = await fill();
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}{"seq":6,"ha`);
  const note = createCheckpointWriter(file);
  for (const record of records.slice(4)) note(record);
  expect(readFileSync(file, "utf8").split("\n")).toHaveLength(7);
  expect(await run(["verify", "--checkpoints", file])).toMatchObject({ code: 0, lines: [{ checkpoints: 6 }] });
});

test("behaviour: production verifies only with a key, unless the risk is accepted", async () => {
  await fill();
  change("DELETE FROM audit WHERE seq > 2");
  const production = { PARTNER_KIT_ENVIRONMENT: "production", PARTNER_KIT_AUDIT_KEY: "" };
  await expect(run(["verify"], production)).rejects.toThrow("PARTNER_KIT_UNSAFE=unkeyed-audit");
  expect((await run(["verify"], { ...production, PARTNER_KIT_UNSAFE: "unkeyed-audit" })).code).toBe(0);
  expect((await run(["export"], production)).lines).toHaveLength(2);
});

test.each([
  [[], {}, "needs verify or export"],
  [["delete"], {}, "needs verify or export"],
  [["verify", "--since", "1"], {}, "unknown arguments"],
  [["verify", "more"], {}, "unknown arguments"],
  [["export", "--since", "-1"], {}, "unknown arguments"],
  [["export", "--since", "yesterday"], {}, "--since is not a record number"],
  [["verify", "--checkpoints", "/nowhere"], {}, "cannot be read"],
  [["verify"], { PARTNER_KIT_STORE: "memory:" }, "names a store that does not exist"],
  [["verify"], { PARTNER_KIT_STORE: "/nowhere/kit.db" }, "names a store that does not exist"],
  [["verify"], { PARTNER_KIT_AUDIT_KEY: "hunter2" }, "PARTNER_KIT_AUDIT_KEY is not a key of 32 bytes"],
])("behaviour: %j with %j is refused", async (args, variables, message) => {
  await expect(run(args, variables)).rejects.toThrow(ConfigError);
  await expect(run(args, variables)).rejects.toThrow(message);
});
