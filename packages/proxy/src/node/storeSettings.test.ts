import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { AUDIT_KEY } from "../../test/fillStore.ts";
import { createSqliteStore } from "../store/createSqliteStore.ts";
import { ConfigError } from "./createReader.ts";
import { runStoreCommand } from "./runStoreCommand.ts";

// Real processes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const CLI = fileURLToPath(new URL("cli.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "partner-kit-store-"));
const full = join(folder, "full.db");

beforeAll(async () => (await createSqliteStore({ path: full })).close());
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [{ PARTNER_KIT_STORE: "memory:" }, [], "PARTNER_KIT_STORE is a memory store"],
  [{ PARTNER_KIT_TARGET_STORE: "memory:" }, [], "PARTNER_KIT_TARGET_STORE is a memory store"],
  [{ PARTNER_KIT_TARGET_STORE: "" }, [], "PARTNER_KIT_TARGET_STORE is missing"],
  [{ PARTNER_KIT_TARGET_STORE: "ftp://x" }, [], "PARTNER_KIT_TARGET_STORE names a type of store"],
  [{ PARTNER_KIT_TARGET_STORE_PASSWORD: "x" }, [], "PARTNER_KIT_TARGET_STORE_PASSWORD is set"],
  [{}, ["--to", full], "is the same as PARTNER_KIT_STORE"],
  [{}, ["--from", join(folder, "missing.db")], "PARTNER_KIT_STORE names a store that does not exist"],
  [{}, ["--to", "postgres://ada:hunter2@db/kit"], "Set PARTNER_KIT_TARGET_STORE_FILE instead"],
  [{}, ["--into", "hunter2"], "unknown arguments"],
  [{ PARTNER_KIT_ENVIRONMENT: "production", PARTNER_KIT_AUDIT_KEY: "" }, [], "unkeyed-audit"],
] as const)("behaviour: %j with %j is refused", async (own, args, message) => {
  const to = join(folder, "refused.db");
  const variables = { PARTNER_KIT_STORE: full, PARTNER_KIT_TARGET_STORE: to, PARTNER_KIT_AUDIT_KEY: AUDIT_KEY, ...own };
  const result = runStoreCommand({ args: ["copy", ...args], variables, write: () => undefined });
  await expect(result).rejects.toThrow(ConfigError);
  await expect(result).rejects.toThrow(message);
  await expect(result).rejects.not.toThrow("hunter2");
});

test("behaviour: the target's password comes from its file, and is not printed", () => {
  const file = join(folder, "password");
  writeFileSync(file, "hunter2\n");
  const env = {
    PARTNER_KIT_STORE: full,
    PARTNER_KIT_TARGET_STORE_PASSWORD_FILE: file,
    PARTNER_KIT_AUDIT_KEY: AUDIT_KEY,
  };
  const args = ["--conditions=@partner-kit/source", CLI, "store", "copy", "--to", "postgres://ada@127.0.0.1:1/kit"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("PARTNER_KIT_TARGET_STORE cannot be used. The database did not respond.");
  expect(stderr).not.toContain("hunter2");
});
