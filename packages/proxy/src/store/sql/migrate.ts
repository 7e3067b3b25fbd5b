import { StoreError } from "../StoreError.ts";
import type { Dialect, Work } from "./Driver.ts";
import { query, sql } from "./sql.ts";

/** Brings the tables up to date. Nothing is changed where they are, nor where a newer version made them. */
export function* migrate(dialect: Dialect): Work<void> {
  const name = dialect.table("meta");
  const meta = { verbatim: name };
  for (const text of dialect.prepare) yield* query({ sql: text, values: [] });
  if ((yield* query({ sql: dialect.findTable, values: [name] })).length === 0) {
    yield* query(sql`CREATE TABLE ${meta} (name TEXT PRIMARY KEY, value BIGINT NOT NULL)`);
    yield* query(sql`INSERT INTO ${meta} (name, value) VALUES ('version', 0), ('events_deleted', 0), ('checks', 0)`);
  }
  const [found] = yield* query<{ value: number }>(sql`SELECT value FROM ${meta} WHERE name = 'version'`);
  const version = found?.value ?? Number.POSITIVE_INFINITY;
  if (version > migrations.length) {
    throw new StoreError("newer", {
      details: `Its version is ${version}; known are those up to ${migrations.length}.`,
    });
  }
  for (const text of migrations.slice(version).flatMap((statements) => statements(dialect)))
    yield* query({ sql: text, values: [] });
  if (version < migrations.length)
    yield* query(sql`UPDATE ${meta} SET value = ${migrations.length} WHERE name = 'version'`);
}

// Only ever added to. While instances are replaced one by one, the former version runs on the new tables: a migration
// must leave room for that.
const migrations: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ table, bytes, sequence, clustered, createPassing }) => [
    // The id is not the primary key: rows that are put at the end commit faster than rows put among the others.
    `CREATE TABLE ${table("events")} (seq ${sequence}, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
      occurred_at TEXT NOT NULL, received_at BIGINT NOT NULL, body ${bytes} NOT NULL)`,
    `CREATE TABLE ${table("cursors")} (handler TEXT PRIMARY KEY, seq BIGINT NOT NULL, attempts BIGINT NOT NULL)`,
    `CREATE TABLE ${table("parked")} (handler TEXT NOT NULL, seq BIGINT NOT NULL, attempts BIGINT NOT NULL,
      error_code TEXT NOT NULL, parked_at BIGINT NOT NULL, PRIMARY KEY (handler, seq))`,
    `CREATE TABLE ${table("samples")} (pair_id TEXT NOT NULL, time BIGINT NOT NULL, last TEXT NOT NULL,
      best_bid TEXT NOT NULL, best_ask TEXT NOT NULL, PRIMARY KEY (pair_id, time)) ${clustered}`,
    `CREATE TABLE ${table("secrets")} (webhook_id TEXT NOT NULL, version BIGINT NOT NULL, sealed ${bytes} NOT NULL,
      valid_until BIGINT, PRIMARY KEY (webhook_id, version))`,
    `CREATE TABLE ${table("audit")} (seq BIGINT PRIMARY KEY, time BIGINT NOT NULL, subject TEXT NOT NULL,
      action TEXT NOT NULL, resource TEXT, outcome TEXT NOT NULL, previous TEXT NOT NULL, hash TEXT NOT NULL)`,
    `CREATE TABLE ${table("leases")} (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until BIGINT NOT NULL)`,
    `${createPassing} ${table("shared")} (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  ],
  // Nullable: records of before have none of them, nor do those that an instance of the former version still writes.
  ({ table }) =>
    ["reason", "correlation_id", "identifiers", "key_id"].map(
      (column) => `ALTER TABLE ${table("audit")} ADD COLUMN ${column} TEXT`,
    ),
];
