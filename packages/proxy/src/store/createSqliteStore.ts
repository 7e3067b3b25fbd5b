import { closeSync, openSync } from "node:fs";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "./Store.ts";
import { StoreError, type StoreReason } from "./StoreError.ts";
import { createSqlStore } from "./sql/createSqlStore.ts";
import type { Dialect, Driver, Row, SqlValue, Statement, TransactionSteps } from "./sql/Driver.ts";

export interface CreateSqliteStoreParameters {
  /** Path of the file, which must be on a local disk. A missing file is created, readable by its owner only. */
  readonly path: string;
  /** Milliseconds to wait for a lock of another process. Default 2,000. */
  readonly lockTimeout?: number | undefined;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/**
 * Creates a store in a SQLite file on a local disk, for one proxy. During a restart, two proxies may have it open.
 * Rejects with a `StoreError`.
 */
export async function createSqliteStore(parameters: CreateSqliteStoreParameters): Promise<Store> {
  return createSqlStore(await openSqlite(parameters));
}

/** SQLite's name for a database without a file. */
const IN_MEMORY = ":memory:";

/** Opens a SQLite file with commits that are synced to disk. */
export async function openSqlite({
  path,
  lockTimeout = 2_000,
  now = Date.now,
}: CreateSqliteStoreParameters): Promise<Driver> {
  const sqlite = await loadSqlite();
  const database = await whileLocked(open);
  const statements = new Map<string, StatementSync>();

  function open(): DatabaseSync {
    if (path !== IN_MEMORY) closeSync(openSync(path, "a", 0o600));
    const opened = new sqlite.DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    try {
      opened.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864");
      // Checkpoint at 16 MB of log: pages that change often are written to the file once.
      opened.exec("PRAGMA wal_autocheckpoint = 4000");
      opened.function("milliseconds", now);
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  }

  /**
   * Retries while the database is locked. SQLite's own wait blocks the process, so it is short, and this function waits
   * in between.
   */
  async function whileLocked<TResult>(attempt: () => TResult): Promise<TResult> {
    const deadline = performance.now() + lockTimeout;
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        const translated = sqliteError(error);
        if (translated.reason !== "locked" || performance.now() > deadline) throw translated;
      }
      await wait(BUSY_TIMEOUT);
    }
  }

  function prepare(sql: string): StatementSync {
    const statement = statements.get(sql) ?? database.prepare(sql.replaceAll(/\$\d+/g, "?"));
    statements.set(sql, statement);
    return statement;
  }

  function execute({ sql, values }: Statement): readonly Row[] {
    return prepare(sql).all(...values.map(toInput));
  }

  /** Runs a function on the open database. */
  function use<TResult>(attempt: () => TResult): Promise<TResult> {
    return whileLocked(() => {
      if (!database.isOpen) throw new StoreError("closed");
      return attempt();
    });
  }

  function transact<TResult>(run: () => TResult): Promise<TResult> {
    return use(() => {
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = run();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec("ROLLBACK");
        throw error;
      }
    });
  }

  function drive<TResult>(steps: TransactionSteps<TResult>): TResult {
    let step = steps.next([]);
    while (step.done !== true) step = steps.next(execute(step.value));
    return step.value;
  }

  return {
    dialect,
    unsafe: path === IN_MEMORY ? "memory-store" : undefined,
    run: (statement) => use(() => execute(statement)),
    transact: ({ steps }) => transact(() => drive(steps())),
    async begin() {
      await use(() => database.exec("BEGIN IMMEDIATE"));
      return {
        run: (statement) => use(() => execute(statement)),
        commit: () => use(() => database.exec("COMMIT")),
        async rollback() {
          if (database.isOpen && database.isTransaction) database.exec("ROLLBACK");
        },
      };
    },
    insert({ table, columns, rows }) {
      const names = Object.keys(columns);
      const row = `(${names.map(() => "?").join(", ")})`;
      return transact(() => {
        let count = 0;
        for (let first = 0; first < rows.length; first += ROWS_MAX) {
          const part = rows.slice(first, first + ROWS_MAX);
          const placeholders = part.map(() => row).join(", ");
          const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES ${placeholders} ON CONFLICT DO NOTHING`;
          count += Number(prepare(sql).run(...part.flat()).changes);
        }
        return count;
      });
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Loaded late, because its absence would otherwise end the process before an error can say why. */
async function loadSqlite(): Promise<{ readonly DatabaseSync: typeof DatabaseSync }> {
  try {
    return await import("node:sqlite");
  } catch (error) {
    const { node } = process.versions;
    const message = `The SQLite store needs Node 22.19 or newer, and this is Node ${node}. Update Node, or use Postgres.`;
    throw new Error(message, { cause: error });
  }
}

const BUSY_TIMEOUT = 10;

// Rows per statement. Few row counts mean few prepared statements.
const ROWS_MAX = 16;

const dialect: Dialect = {
  table: (name) => name,
  index: (name) => name,
  bytes: "BLOB",
  sequence: "INTEGER PRIMARY KEY AUTOINCREMENT",
  clustered: "WITHOUT ROWID",
  createUnlogged: "CREATE TABLE",
  now: "milliseconds()",
  hasOwnClock: false,
  findTable: "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1",
  prepare: [],
  explicitSequence: "",
  readSequence: (name) => `SELECT seq AS value FROM sqlite_sequence WHERE name = '${name}'`,
  continueSequence: (name, last) => [
    `DELETE FROM sqlite_sequence WHERE name = '${name}'`,
    `INSERT INTO sqlite_sequence (name, seq) VALUES ('${name}', ${last})`,
  ],
};

/** SQLite binds a JavaScript number as a float, which would make divisions inexact. */
function toInput(value: SqlValue): SQLInputValue {
  return typeof value === "number" ? BigInt(value) : value;
}

/** Maps an error of `node:sqlite` to a `StoreError`. */
function sqliteError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0;
  // The lowest byte is the primary result code.
  const reason = reasons.get(code & 0xff) ?? systemReason(error);
  return new StoreError(reason, { cause: error, details: error instanceof Error ? error.message : undefined });
}

const reasons: ReadonlyMap<number, StoreReason> = new Map([
  [5, "locked"], // SQLITE_BUSY
  [6, "locked"], // SQLITE_LOCKED
  [8, "readonly"], // SQLITE_READONLY
  [11, "damaged"], // SQLITE_CORRUPT
  [13, "full"], // SQLITE_FULL
  [14, "readonly"], // SQLITE_CANTOPEN
  [26, "damaged"], // SQLITE_NOTADB
]);

/** Reason of a file system error, which occurs before SQLite opens the file. */
function systemReason(error: unknown): StoreReason {
  if (!(error instanceof Error) || !("code" in error)) return "failed";
  if (error.code === "ENOSPC" || error.code === "EDQUOT") return "full";
  const denied = ["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EISDIR"];
  return denied.some((code) => code === error.code) ? "readonly" : "failed";
}
