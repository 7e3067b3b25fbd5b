import { PartnerError } from "@partner-kit/contract";
import { Client, Pool, type PoolClient, type PoolConfig, types as pgTypes, TypeOverrides } from "pg";
import { ignore } from "../monitoring/logger.ts";
import { createBatcher } from "./createBatcher.ts";
import type { Store, WakeTopic } from "./Store.ts";
import { StoreError, type StoreReason } from "./StoreError.ts";
import { createPostgresWaker } from "./sql/createPostgresWaker.ts";
import { createSqlStore } from "./sql/createSqlStore.ts";
import type { Dialect, Row, SqlValue } from "./sql/Driver.ts";
import { isPlainOnPublicHost } from "./sql/isPlainOnPublicHost.ts";

export interface CreatePostgresStoreParameters {
  /** A `postgres://` URL, or the options of a `pg` pool, such as TLS or a password function. */
  readonly connection: string | PoolConfig;
  /** Schema of the tables. A missing one is created. Default: the first of the connection's search path. */
  readonly schema?: string | undefined;
  /** Prefix of the tables' names. Default `partner_kit_`. */
  readonly prefix?: string | undefined;
  /** Milliseconds between two checks for changes of other instances, in case notifications are lost. Default 5,000. */
  readonly pollInterval?: number | undefined;
  /** Called with errors that no caller receives, such as a lost connection or a failed notification. */
  readonly onBackgroundError?: ((error: StoreError) => void) | undefined;
}

/** A store in Postgres. */
export interface PostgresStore extends Store {
  /**
   * Connects with other credentials or TLS material of the same database. Calls in progress finish on their connection,
   * later ones use new connections. Tries a connection first: rejects with a `StoreError`, without a change, if it fails.
   */
  reconnect(connection: string | PoolConfig): Promise<void>;
}

/**
 * Creates a store in Postgres (12 or newer) for any number of proxies. Each proxy uses up to six connections. Rejects
 * with a `StoreError`. If the database connection is lost later, every call tries to reconnect.
 */
export async function createPostgresStore({
  connection,
  schema,
  prefix = "partner_kit_",
  pollInterval = 5_000,
  onBackgroundError = ignore,
}: CreatePostgresStoreParameters): Promise<PostgresStore> {
  const dialect = createDialect(schema, prefix);
  const types = new TypeOverrides();
  types.setTypeParser(pgTypes.builtins.INT8, Number);
  const configOf = (given: string | PoolConfig): PoolConfig => ({
    application_name: "partner-kit",
    // The store must respond before its callers time out: the service waits 5 seconds for the receiver.
    connectionTimeoutMillis: 2_000,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    max: 5,
    ...(typeof given === "string" ? { connectionString: given } : given),
    types,
  });
  let config = configOf(connection);
  let generation = 0;
  // The database gives up on a lock before this side would have to drop the connection.
  const lockTimeout = Math.floor((config.query_timeout ?? QUERY_TIMEOUT) * 0.8);
  // A connection keeps the credentials of its start.
  const CurrentClient = class extends Client {
    readonly generation = generation;
  };
  const isFormer = (client: PoolClient): boolean => client instanceof CurrentClient && client.generation !== generation;
  const pool = new Pool({ ...config, Client: CurrentClient });
  // An error of an idle connection would end the process without a listener.
  pool.on("error", reportError);
  let onNotification: (topic: WakeTopic) => void = ignore;
  const waker = createPostgresWaker({
    config: () => config,
    channel: `${schema ?? ""}.${prefix}wake`,
    pollInterval,
    onWake: (topic) => onNotification(topic),
    onBackgroundError: reportError,
  });
  // Commits share a notification. The delay is not noticeable, and a notification per commit would slow commits by a
  // tenth.
  const notify = createBatcher({ run: waker.notify, defer: (begin) => void setTimeout(begin, 10) });
  let isOpen = true;
  await waker.poll();

  function reportError(error: unknown): void {
    if (isOpen) onBackgroundError(postgresError(error));
  }

  /** Runs a function on one connection. On an error it closes the connection, which rolls back its transaction. */
  async function connected<TResult>(use: (client: PoolClient) => Promise<TResult>): Promise<TResult> {
    if (!isOpen) throw new StoreError("closed");
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      while (isFormer(client)) {
        client.release(true);
        client = undefined;
        client = await pool.connect();
      }
      client.on("error", ignore);
      const result = await use(client);
      client.release(isFormer(client));
      return result;
    } catch (error) {
      client?.release(true);
      throw postgresError(error);
    } finally {
      client?.off("error", ignore);
    }
  }

  async function reconnect(given: string | PoolConfig): Promise<void> {
    const next = configOf(given);
    const probe = new Client(next);
    probe.on("error", ignore);
    try {
      await probe.connect();
    } catch (error) {
      throw postgresError(error);
    } finally {
      void probe.end().catch(ignore);
    }
    for (const name of Object.keys(config)) if (!(name in next)) Reflect.deleteProperty(pool.options, name);
    Object.assign(pool.options, next);
    config = next;
    generation += 1;
    await waker.reconnect();
  }

  const store = await createSqlStore({
    dialect,
    unsafe: isPlainOnPublicHost(config) ? "postgres-without-tls" : undefined,
    run: ({ sql, values }) => connected(async (client) => (await client.query<Row>(sql, [...values])).rows),
    transact: ({ lock, steps, isLong = false }) =>
      connected(async (client) => {
        // Migrations wait for one another and can rewrite tables.
        const patience = isLong ? 60_000 : lockTimeout;
        const execute = async (text: string, values: readonly SqlValue[]): Promise<readonly Row[]> => {
          const config = { text, values: [...values], ...(isLong && { query_timeout: patience }) };
          return (await client.query<Row>(config)).rows;
        };
        await execute("BEGIN ISOLATION LEVEL READ COMMITTED", []);
        // The database ends the transaction if its client disappears while it has the lock.
        const end = `set_config('idle_in_transaction_session_timeout', '${patience}', true)`;
        await execute(`SELECT ${end}, ${guard(patience)}`, [dialect.table(lock)]);
        const run = steps();
        let step = run.next([]);
        while (step.done !== true) step = run.next(await execute(step.value.sql, step.value.values));
        await execute("COMMIT", []);
        return step.value;
      }),
    insert: ({ table, columns, rows }) =>
      connected(async (client) => {
        const values: unknown[] = [table];
        const bind = (value: unknown): string => `$${values.push(value)}`;
        const parts = Object.entries(columns).map(([name, type], index) => {
          const column = rows.map((row) => row[index] ?? null);
          if (type === "text") return { name, value: name, items: [name], arrays: [`${bind(column)}::text[]`] };
          if (type === "bigint")
            return { name, value: name, items: [name], arrays: [`${bind(listOf(column))}::bigint[]`] };
          // One value that the database splits: in an array, bytes would travel as text of twice the length.
          const { joined, starts, lengths } = concat(column);
          const items = [`${name}_start`, `${name}_length`];
          const value = `substring(${bind(joined)}::bytea FROM ${items[0]} FOR ${items[1]})`;
          return { name, value, items, arrays: [`${bind(listOf(starts))}::int[]`, `${bind(listOf(lengths))}::int[]`] };
        });
        // Sequence numbers are assigned while the lock is held, and the commit releases it. A single statement needs
        // one round trip and leaves no lock if the process stops.
        const sql = `WITH guard AS MATERIALIZED (SELECT ${guard(lockTimeout)})
          INSERT INTO ${table} (${parts.map(({ name }) => name).join(", ")})
          SELECT ${parts.map(({ value }) => value).join(", ")}
          FROM guard, unnest(${parts.flatMap(({ arrays }) => arrays).join(", ")})
            WITH ORDINALITY AS item (${parts.flatMap(({ items }) => items).join(", ")}, position)
          ORDER BY position ON CONFLICT DO NOTHING`;
        return (await client.query(sql, values)).rowCount ?? 0;
      }),
    peers: {
      notify: (topic) => void notify(topic).catch(reportError),
      onNotification(listener) {
        onNotification = listener;
      },
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await waker.close();
      await pool.end();
    },
  });
  return { ...store, reconnect };
}

const QUERY_TIMEOUT = 2_500;

/**
 * The start of a transaction. Makes the commit durable even if the database commits asynchronously, and takes the lock
 * named `$1`.
 */
function guard(patience: number): string {
  return `set_config('lock_timeout', '${patience}', true),
    CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', true) END,
    pg_advisory_xact_lock(hashtextextended($1, 0))`;
}

/** A Postgres array of numbers. `pg` would escape each number as text. */
function listOf(numbers: readonly SqlValue[]): string {
  return `{${numbers.join(",")}}`;
}

/** Concatenates chunks. Returns the start of each, counted from 1, and its length. */
function concat(column: readonly SqlValue[]): { joined: Buffer; starts: number[]; lengths: number[] } {
  const chunks = column.filter((value) => value instanceof Uint8Array);
  let end = 1;
  const starts = chunks.map(({ length }) => {
    end += length;
    return end - length;
  });
  return { joined: Buffer.concat(chunks), starts, lengths: chunks.map(({ length }) => length) };
}

/** The SQL dialect of Postgres. Throws a `PartnerError` for names that would need escaping. */
function createDialect(schema: string | undefined, prefix: string): Dialect {
  for (const name of [schema ?? "", prefix]) {
    if (!/^[a-z0-9_]{0,28}$/.test(name)) {
      throw new PartnerError("The store's `schema` or `prefix` is not a valid name.", {
        details: "Use up to 28 lower-case letters, digits and underscores.",
        topic: "SETTING_INVALID",
      });
    }
  }
  return {
    table: (name) => (schema === undefined ? `"${prefix}${name}"` : `"${schema}"."${prefix}${name}"`),
    // An index is always in the schema of its table, so its name cannot have one.
    index: () => "",
    bytes: "BYTEA",
    sequence: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    clustered: "",
    createUnlogged: "CREATE UNLOGGED TABLE",
    // The database's clock, because the clocks of instances differ.
    now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    hasOwnClock: true,
    findTable: "SELECT 1 WHERE to_regclass($1) IS NOT NULL",
    // Checked first, because even IF NOT EXISTS needs the permission to create schemas.
    prepare:
      schema === undefined
        ? []
        : [`DO 'BEGIN IF to_regnamespace(''"${schema}"'') IS NULL THEN CREATE SCHEMA "${schema}"; END IF; END'`],
  };
}

/** Maps an error of `pg` to a `StoreError`. */
function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  // A five-character code comes from the database. Any other error occurred on the connection.
  const reason = /^[0-9A-Z]{5}$/.test(code) ? reasonOf(code) : "unreachable";
  return new StoreError(reason, { cause: error, details: error instanceof Error ? error.message : undefined });
}

/** Maps PostgreSQL's error codes and classes to a reason. */
function reasonOf(code: string): StoreReason {
  if (code === "53100") return "full";
  if (code === "25006") return "readonly";
  if (code === "42501") return "denied";
  if (code === "55P03" || code.startsWith("40")) return "locked";
  if (code.startsWith("XX")) return "damaged";
  // Connection errors, exhausted resources such as connections, and operator intervention.
  if (/^(08|53|57)/.test(code)) return "unreachable";
  return "failed";
}
