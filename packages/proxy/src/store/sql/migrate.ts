import { StoreError } from "../StoreError.ts";
import type { Dialect, TransactionSteps } from "./Driver.ts";
import { query, sql } from "./sql.ts";

/** Migrates the tables to the current version. Changes nothing if they are current or newer. */
export function* migrate(dialect: Dialect): TransactionSteps<void> {
  const name = dialect.table("meta");
  const meta = { verbatim: name };
  for (const text of dialect.prepare) yield* query({ sql: text, values: [] });
  if ((yield* query({ sql: dialect.findTable, values: [name] })).length === 0) {
    yield* query(sql`CREATE TABLE ${meta} (name TEXT PRIMARY KEY, value BIGINT NOT NULL)`);
    yield* query(sql`INSERT INTO ${meta} (name, value) VALUES ('version', 0), ('events_deleted', 0), ('checks', 0)`);
  }
  const version = yield* readVersion(dialect);
  if (version > migrations.length) {
    throw new StoreError("newer", {
      details: `The store has version ${version}. This package supports versions up to ${migrations.length}.`,
    });
  }
  for (const text of migrations.slice(version).flatMap((statements) => statements(dialect)))
    yield* query({ sql: text, values: [] });
  if (version < migrations.length)
    yield* query(sql`UPDATE ${meta} SET value = ${migrations.length} WHERE name = 'version'`);
}

/** The version of the tables. 0 if they do not exist. */
export function* readVersion(dialect: Dialect): TransactionSteps<number> {
  const name = dialect.table("meta");
  if ((yield* query({ sql: dialect.findTable, values: [name] })).length === 0) return 0;
  const [found] = yield* query<{ value: number }>(sql`SELECT value FROM ${{ verbatim: name }} WHERE name = 'version'`);
  return found?.value ?? Number.POSITIVE_INFINITY;
}

// Never change or remove an entry. During a rolling update the previous version runs on the new tables, so a migration
// must stay compatible with it.
const migrations: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ table, bytes, sequence, clustered, createUnlogged }) => [
    // The ID is not the primary key, because appending rows is faster than inserting them between others.
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
    `${createUnlogged} ${table("shared")} (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  ],
  // Nullable: older records lack these columns, and so do records of an instance with the previous version.
  ({ table }) =>
    ["reason", "correlation_id", "identifiers", "key_id"].map(
      (column) => `ALTER TABLE ${table("audit")} ADD COLUMN ${column} TEXT`,
    ),
  // Nullable: a value without a time stays.
  ({ table }) => [`ALTER TABLE ${table("shared")} ADD COLUMN expires_at BIGINT`],
  ({ table, bytes, sequence }) => [
    `CREATE TABLE ${table("approvals")} (id TEXT PRIMARY KEY, revision BIGINT NOT NULL, created_at BIGINT NOT NULL,
      subject TEXT NOT NULL, operation TEXT NOT NULL, scope TEXT NOT NULL, status TEXT NOT NULL, fingerprint TEXT UNIQUE,
      due_at BIGINT, sealed ${bytes} NOT NULL)`,
    `CREATE TABLE ${table("approval_events")} (seq ${sequence}, approval_id TEXT NOT NULL, status TEXT NOT NULL,
      subject TEXT NOT NULL, scope TEXT NOT NULL)`,
  ],
  ({ table }) => [
    `CREATE TABLE ${table("idempotency_keys")} (intent TEXT PRIMARY KEY, idempotency_key TEXT NOT NULL,
      expires_at BIGINT NOT NULL)`,
  ],
  ({ table, clustered }) => [
    // `outstanding` is null for a currency that is not the credit line's.
    `CREATE TABLE ${table("balances")} (currency TEXT NOT NULL, time BIGINT NOT NULL, available TEXT NOT NULL,
      locked TEXT NOT NULL, total TEXT NOT NULL, outstanding TEXT, PRIMARY KEY (currency, time)) ${clustered}`,
  ],
  ({ table, bytes, index }) => [
    `CREATE TABLE ${table("payment_batches")} (id TEXT PRIMARY KEY, revision BIGINT NOT NULL,
      created_at BIGINT NOT NULL, subject TEXT NOT NULL, status TEXT NOT NULL, sealed ${bytes} NOT NULL,
      lines ${bytes} NOT NULL)`,
    // Nullable: an instance with the previous version does not write it.
    `ALTER TABLE ${table("approvals")} ADD COLUMN batch_id TEXT`,
    `ALTER TABLE ${table("approval_events")} ADD COLUMN batch_id TEXT`,
    // With the lines of batches, there are too many approvals to read all of them.
    ...["batch_id", "due_at", "created_at"].map(
      (column) => `CREATE INDEX ${index(`approvals_${column}`)} ON ${table("approvals")} (${column})`,
    ),
  ],
];

/** The version that `migrate` leads to. */
export const currentVersion: number = migrations.length;
