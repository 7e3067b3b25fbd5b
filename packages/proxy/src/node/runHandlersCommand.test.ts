import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { newEvent } from "../../test/newEvent.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSqliteStore } from "../store/createSqliteStore.ts";
import type { Store } from "../store/Store.ts";
import { runHandlersCommand } from "./runHandlersCommand.ts";

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

async function run(store: Store, ...args: string[]): Promise<unknown[]> {
  const lines: unknown[] = [];
  await runHandlersCommand({ args, open: async () => store, write: (text) => lines.push(JSON.parse(text)) });
  return lines;
}

async function fill(store: Store): Promise<void> {
  await store.appendEvents([newEvent("a")]);
  await store.moveCursor({ handler: "onEvent", from: null, to: { seq: 0, attempts: 2 } });
}

const listed = { handler: "onEvent", seq: 0, attempts: 2, waiting_since: "2026-03-01T10:00:01.000Z" };

test("default: lists handlers and drops one, so that retention deletes its events", async () => {
  const store = createMemoryStore();
  await fill(store);
  const old = { before: Number.MAX_SAFE_INTEGER, limit: 10 };
  expect(await run(store, "list")).toEqual([listed]);
  expect(await store.deleteEvents(old)).toBe(0);
  expect(await run(store, "drop", "onEvent")).toEqual([{ dropped: "onEvent" }]);
  expect(await run(store, "list")).toEqual([]);
  expect(await store.deleteEvents(old)).toBe(1);
});

test("behaviour: dropping an unknown handler is an error", async () => {
  await expect(run(createMemoryStore(), "drop", "mail")).rejects.toThrow('"mail" is not a handler in this store.');
});

test("behaviour: a handler that handles an event is not dropped", async () => {
  const store = createMemoryStore({ now: () => 0 });
  await fill(store);
  await store.lease({ name: "onEvent", holder: "proxy", ttl: 1 });
  await expect(run(store, "drop", "onEvent")).rejects.toThrow('"onEvent" handles an event now.');
  expect(await run(store, "list")).toEqual([listed]);
  await store.release({ name: "onEvent", holder: "proxy" });
  expect(await run(store, "drop", "onEvent")).toEqual([{ dropped: "onEvent" }]);
});

test.each([[[]], [["drop"]], [["list", "all"]], [["drop", "a", "b"]], [["stop"]]])(
  "behaviour: %j is refused before the store is opened",
  async (args) => {
    const open = () => Promise.reject(new Error("opened"));
    await expect(runHandlersCommand({ args, open, write: () => undefined })).rejects.toThrow("Use handlers list");
  },
);

test("behaviour: the process uses the configured store and does not create one", async () => {
  const directory = mkdtempSync(join(tmpdir(), "partner-kit-handlers-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, "store.db");
  const script = fileURLToPath(new URL("cli.ts", import.meta.url));
  const env = {
    PARTNER_KIT_BASE_URL: "https://service.example/v1",
    PARTNER_KIT_API_KEY: "key-0123456789abcdef",
    PARTNER_KIT_AUTHORIZE: "allow-local",
    PARTNER_KIT_STORE: path,
  };
  const start = () =>
    promisify(execFile)(process.execPath, ["--conditions=@partner-kit/source", script, "handlers", "list"], { env });
  await expect(start()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("PARTNER_KIT_STORE") });
  expect(existsSync(path)).toBe(false);
  const store = await createSqliteStore({ path });
  await fill(store);
  await store.close();
  const { stdout } = await start();
  expect(JSON.parse(stdout)).toEqual(listed);
});
