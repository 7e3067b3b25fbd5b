import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { createMemoryStore } from "../src/store/createMemoryStore.ts";
import { createPostgresStore } from "../src/store/createPostgresStore.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";
import type { Store } from "../src/store/Store.ts";
import { startPostgres } from "./startPostgres.ts";

/** A type of store with its test environment. */
export interface TestStores {
  /** Opens an empty store. */
  open(): Promise<Store>;
  /** Advances the time of all open stores. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** All types of stores. */
export const testStores: readonly (readonly [kind: string, start: () => Promise<TestStores>])[] = [
  ["memory", startMemory],
  ["SQLite", startSqlite],
  ["Postgres", startPostgresStores],
];

async function startMemory(): Promise<TestStores> {
  let time = 0;
  return {
    open: async () => createMemoryStore({ now: () => time }),
    async pass(milliseconds) {
      time += milliseconds;
    },
    close: async () => undefined,
  };
}

async function startSqlite(): Promise<TestStores> {
  const directory = mkdtempSync(join(tmpdir(), "partner-kit-sqlite-"));
  const opened: Store[] = [];
  let time = 0;
  return {
    async open() {
      const store = await createSqliteStore({ path: join(directory, `${opened.length}.db`), now: () => time });
      opened.push(store);
      return store;
    },
    async pass(milliseconds) {
      time += milliseconds;
    },
    async close() {
      for (const store of opened) await store.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Stores that run with the permissions of `postgres-grants.sql`, so that every test of a store checks them. */
async function startPostgresStores(): Promise<TestStores> {
  const server = await startPostgres();
  const client = new Client(server.url);
  await client.connect();
  await client.query(readOps("postgres-roles.sql"));
  const owner = new Client(server.url.replace("postgres@", "partner_kit_owner@"));
  await owner.connect();
  const opened: Store[] = [];
  return {
    async open() {
      const prefix = `kit${opened.length}_`;
      const as = (role: string) =>
        createPostgresStore({
          connection: server.url.replace("postgres@", `${role}@`),
          prefix,
          pollInterval: 3_600_000,
        });
      await (await as("partner_kit_owner")).close();
      await owner.query(readOps("postgres-grants.sql").replaceAll(/partner_kit_(?!app\b)/g, prefix));
      const store = await as("partner_kit_app");
      opened.push(store);
      return store;
    },
    async pass(milliseconds) {
      // The database uses its own clock, so leases and expiry times are moved back instead.
      for (const index of opened.keys()) {
        await client.query(`UPDATE partner_kit.kit${index}_leases SET until = until - $1`, [milliseconds]);
        for (const name of ["shared", "idempotency_keys"])
          await client.query(`UPDATE partner_kit.kit${index}_${name} SET expires_at = expires_at - $1`, [milliseconds]);
      }
    },
    async close() {
      for (const store of opened) await store.close();
      await owner.end();
      await client.end();
      await server.close();
    },
  };
}

/** Reads a file that ships with the package. */
export function readOps(name: string): string {
  return readFileSync(new URL(`../ops/${name}`, import.meta.url), "utf8");
}
