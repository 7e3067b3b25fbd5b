import { closeSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "./Store.ts";
import { StoreError, type StoreReason } from "./StoreError.ts";
import { createSqlStore } from "./sql/createSqlStore.ts";
import type { Dialect, Driver, Row, SqlValue, Statement, Work } from "./sql/Driver.ts";

export interface CreateSqliteStoreParameters {
  /** Of the file. It is made where it is missing, readable by its owner alone. Not on a network drive. */
  readonly path: string;
  /** Milliseconds to wait for another process that holds the lock. Default 2,000. */
  readonly lockTimeout?: number | undefined;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/**
 * Makes a store in a file on a local disk. It is meant for one proxy; that two have it open for a while, when one
 * replaces the other, does no harm. Rejects with a `StoreError`.
 */
export async function createSqliteStore(parameters: CreateSqliteStoreParameters): Promise<Store> {
  return createSqlStore(await openSqlite(parameters));
}

/** Opens a SQLite file so that what is committed is on disk. */
export async function openSqlite({
  path,
  lockTimeout = 2_000,
  now = Date.now,
}: CreateSqliteStoreParameters): Promise<Driver> {
  const database = await whileLocked(open);
  const statements = new Map<string, StatementSync>();

  function open(): DatabaseSync {
    closeSync(openSync(path, "a", 0o600));
    const opened = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    try {
      opened.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864");
      // 16 MB of log before it is worked into the file: pages that change again and again are written there once.
      opened.exec("PRAGMA wal_autocheckpoint = 4000");
      opened.function("milliseconds", now);
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  }

  /** SQLite itself would hold up the whole process while it waits, so it waits but a moment, and we in between. */
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

  /** Does something with the database as long as it is open. */
  function use<TResult>(attempt: () => TResult): Promise<TResult> {
    return whileLocked(() => {
      if (!database.isOpen) throw new StoreError("closed");
      return attempt();
    });
  }

  function transact<TResult>(work: () => TResult): Promise<TResult> {
    return use(() => {
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec("ROLLBACK");
        throw error;
      }
    });
  }

  function drive<TResult>(work: Work<TResult>): TResult {
    let step = work.next([]);
    while (step.done !== true) step = work.next(execute(step.value));
    return step.value;
  }

  return {
    dialect,
    // A name of SQLite's own for a database without a file.
    unsafe: path === ":memory:" ? "memory-store" : undefined,
    run: (statement) => use(() => execute(statement)),
    transact: ({ work }) => transact(() => drive(work())),
    insert({ table, columns, rows }) {
      const names = Object.keys(columns);
      const row = `(${names.map(() => "?").join(", ")})`;
      return transact(() => {
        let count = 0;
        for (let first = 0; first < rows.length; first += ROWS_MAX) {
          const part = rows.slice(first, first + ROWS_MAX);
          const places = part.map(() => row).join(", ");
          const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES ${places} ON CONFLICT DO NOTHING`;
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

const BUSY_TIMEOUT = 10;

// Rows of one statement. With each number of them as a statement of its own there are few to keep.
const ROWS_MAX = 16;

const dialect: Dialect = {
  table: (name) => name,
  bytes: "BLOB",
  sequence: "INTEGER PRIMARY KEY AUTOINCREMENT",
  clustered: "WITHOUT ROWID",
  createPassing: "CREATE TABLE",
  now: "milliseconds()",
  hasOwnClock: false,
  findTable: "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1",
  prepare: [],
};

/** A number would be bound as a floating one, and divided so. */
function toInput(value: SqlValue): SQLInputValue {
  return typeof value === "number" ? BigInt(value) : value;
}

/** What an error of `node:sqlite` means for the store. */
function sqliteError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0;
  // The lowest byte is the kind; what stands above it, the circumstances.
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

/** What comes from opening the file, before SQLite looks at it. */
function systemReason(error: unknown): StoreReason {
  if (!(error instanceof Error) || !("code" in error)) return "failed";
  if (error.code === "ENOSPC" || error.code === "EDQUOT") return "full";
  const denied = ["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EISDIR"];
  return denied.some((code) => code === error.code) ? "readonly" : "failed";
}
