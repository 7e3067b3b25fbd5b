import { closeSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { StoreError } from "../StoreError.ts";
import type { Dialect, Driver, Row, SqlValue, Statement, Work } from "./Driver.ts";
import { sqliteError } from "./sqliteError.ts";

export interface OpenSqliteParameters {
  /** Of the file. It is made where it is missing, readable by its owner alone. Not on a network drive. */
  readonly path: string;
  /** Milliseconds to wait for another process that holds the lock. Default 2,000. */
  readonly lockTimeout?: number | undefined;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** Opens a SQLite file so that what is committed is on disk. */
export async function openSqlite({ path, lockTimeout = 2_000, now = Date.now }: OpenSqliteParameters): Promise<Driver> {
  const database = await whileLocked(open);
  const statements = new Map<string, StatementSync>();

  function open(): DatabaseSync {
    closeSync(openSync(path, "a", 0o600));
    const opened = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    try {
      opened.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864");
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

  function transact<TResult>(work: () => TResult): Promise<TResult> {
    return whileLocked(() => {
      checkOpen();
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

  function checkOpen(): void {
    if (!database.isOpen) throw new StoreError("closed");
  }

  return {
    isShared: false,
    dialect,
    run(statement) {
      return whileLocked(() => {
        checkOpen();
        return execute(statement);
      });
    },
    transact({ work }) {
      return transact(() => drive(work()));
    },
    insert({ table, columns, rows }) {
      const names = Object.keys(columns);
      const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})
        ON CONFLICT DO NOTHING`;
      return transact(() => {
        const statement = prepare(sql);
        return rows.flatMap((values) => {
          const { changes, lastInsertRowid } = statement.run(...values.map(toInput));
          return changes === 0 ? [] : [{ first: values[0] ?? null, seq: Number(lastInsertRowid) }];
        });
      });
    },
    notify: nobody,
    onNotify: nobody,
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

const BUSY_TIMEOUT = 10;

const dialect: Dialect = {
  table: (name) => name,
  bytes: "BLOB",
  sequence: "INTEGER PRIMARY KEY AUTOINCREMENT",
  clustered: "WITHOUT ROWID",
  createPassing: "CREATE TABLE",
  now: "milliseconds()",
  findTable: "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1",
  prepare: [],
};

/** A number would be bound as a floating one, and divided so. */
function toInput(value: SqlValue): SQLInputValue {
  return typeof value === "number" ? BigInt(value) : value;
}

function nobody(): void {
  // The file belongs to one proxy; another process that has it open is not told.
}
