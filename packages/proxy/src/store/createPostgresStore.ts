import { PartnerError } from "@partner-kit/contract";
import { Pool, type PoolClient, type PoolConfig, types as pgTypes, TypeOverrides } from "pg";
import { ignore } from "../monitoring/logger.ts";
import { createBatcher } from "./createBatcher.ts";
import type { Store, WakeTopic } from "./Store.ts";
import { StoreError, type StoreReason } from "./StoreError.ts";
import { createPostgresWaker } from "./sql/createPostgresWaker.ts";
import { createSqlStore } from "./sql/createSqlStore.ts";
import type { Dialect, Row, SqlValue } from "./sql/Driver.ts";
import { isPlainOnPublicHost } from "./sql/isPlainOnPublicHost.ts";

export interface CreatePostgresStoreParameters {
  /** A `postgres://` address, or what a pool of `pg` takes: TLS, a function that gives the password, and so on. */
  readonly connection: string | PoolConfig;
  /** Where the tables are put; made where it is missing. Default: the first of the connection's search path. */
  readonly schema?: string | undefined;
  /** What the tables' names begin with. Default `partner_kit_`. */
  readonly prefix?: string | undefined;
  /**
   * Milliseconds between two looks at what other instances changed, for where notifications do not come through.
   * Default 5,000.
   */
  readonly pollInterval?: number | undefined;
  /** Told what nobody waits for: a lost connection, a notification that was not sent. */
  readonly onTrouble?: ((error: StoreError) => void) | undefined;
}

/**
 * Makes a store in Postgres (12 or newer), for any number of proxies. Each holds six connections at most. Rejects with
 * a `StoreError`. Where the database is lost later, it is tried again whenever something is asked of it.
 */
export async function createPostgresStore({
  connection,
  schema,
  prefix = "partner_kit_",
  pollInterval = 5_000,
  onTrouble = ignore,
}: CreatePostgresStoreParameters): Promise<Store> {
  const dialect = createDialect(schema, prefix);
  const types = new TypeOverrides();
  types.setTypeParser(pgTypes.builtins.INT8, Number);
  const config: PoolConfig = {
    application_name: "partner-kit",
    // An answer comes before who waits gives up: the service waits 5 seconds for the receiver.
    connectionTimeoutMillis: 2_000,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    max: 5,
    ...(typeof connection === "string" ? { connectionString: connection } : connection),
    types,
  };
  // Given up by the database, before this side would have to break off the connection.
  const lockTimeout = Math.floor((config.query_timeout ?? QUERY_TIMEOUT) * 0.8);
  const pool = new Pool(config);
  // Of connections at rest in the pool. Unheard, it would end the process.
  pool.on("error", trouble);
  let heard: (topic: WakeTopic) => void = ignore;
  const waker = createPostgresWaker({
    config,
    channel: `${schema ?? ""}.${prefix}wake`,
    pollInterval,
    onWake: (topic) => heard(topic),
    onTrouble: trouble,
  });
  // Many commits make one notification: nobody sees the wait, and it would cost a tenth of them.
  const notify = createBatcher({ run: waker.notify, defer: (begin) => void setTimeout(begin, 10) });
  let isOpen = true;
  await waker.look();

  function trouble(error: unknown): void {
    if (isOpen) onTrouble(postgresError(error));
  }

  /** Runs something on one connection, which is closed when it fails: that undoes whatever was begun on it. */
  async function connected<TResult>(use: (client: PoolClient) => Promise<TResult>): Promise<TResult> {
    if (!isOpen) throw new StoreError("closed");
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      client.on("error", ignore);
      const result = await use(client);
      client.release();
      return result;
    } catch (error) {
      client?.release(true);
      throw postgresError(error);
    } finally {
      client?.off("error", ignore);
    }
  }

  return createSqlStore({
    dialect,
    unsafe: isPlainOnPublicHost(config) ? "postgres-without-tls" : undefined,
    run: ({ sql, values }) => connected(async (client) => (await client.query<Row>(sql, [...values])).rows),
    transact: ({ lock, work, isLong = false }) =>
      connected(async (client) => {
        // Migrations wait for one another, and may rewrite tables.
        const patience = isLong ? 60_000 : lockTimeout;
        const execute = async (text: string, values: readonly SqlValue[]): Promise<readonly Row[]> => {
          const config = { text, values: [...values], ...(isLong && { query_timeout: patience }) };
          return (await client.query<Row>(config)).rows;
        };
        await execute("BEGIN ISOLATION LEVEL READ COMMITTED", []);
        // The database ends it where its client goes silent with the lock in hand.
        const end = `set_config('idle_in_transaction_session_timeout', '${patience}', true)`;
        await execute(`SELECT ${end}, ${guard(patience)}`, [dialect.table(lock)]);
        const steps = work();
        let step = steps.next([]);
        while (step.done !== true) step = steps.next(await execute(step.value.sql, step.value.values));
        await execute("COMMIT", []);
        return step.value;
      }),
    insert: ({ table, columns, rows }) =>
      connected(async (client) => {
        const values: unknown[] = [table];
        const bind = (value: unknown): string => `$${values.push(value)}`;
        const parts = Object.entries(columns).map(([name, type], place) => {
          const column = rows.map((row) => row[place] ?? null);
          if (type === "text") return { name, value: name, items: [name], arrays: [`${bind(column)}::text[]`] };
          if (type === "bigint")
            return { name, value: name, items: [name], arrays: [`${bind(listOf(column))}::bigint[]`] };
          // As one value that the database cuts up: in an array they would travel as text of twice the length.
          const { joined, starts, lengths } = joinPieces(column);
          const items = [`${name}_start`, `${name}_length`];
          const value = `substring(${bind(joined)}::bytea FROM ${items[0]} FOR ${items[1]})`;
          return { name, value, items, arrays: [`${bind(listOf(starts))}::int[]`, `${bind(listOf(lengths))}::int[]`] };
        });
        // Numbers are given after the lock is held, which needs all rows, and the commit comes before it is let go.
        // One statement is one round trip, and leaves no lock behind when this process stops in between.
        const sql = `WITH guard AS MATERIALIZED (SELECT ${guard(lockTimeout)})
          INSERT INTO ${table} (${parts.map(({ name }) => name).join(", ")})
          SELECT ${parts.map(({ value }) => value).join(", ")}
          FROM guard, unnest(${parts.flatMap(({ arrays }) => arrays).join(", ")})
            WITH ORDINALITY AS item (${parts.flatMap(({ items }) => items).join(", ")}, position)
          ORDER BY position ON CONFLICT DO NOTHING`;
        return (await client.query(sql, values)).rowCount ?? 0;
      }),
    others: {
      notify: (topic) => void notify(topic).catch(trouble),
      onTold(listener) {
        heard = listener;
      },
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await waker.close();
      await pool.end();
    },
  });
}

const QUERY_TIMEOUT = 2_500;

/**
 * What a transaction begins with. It is durable even where the database is set to tell of commits before they are on
 * disk, and holds the lock named `$1`.
 */
function guard(patience: number): string {
  return `set_config('lock_timeout', '${patience}', true),
    CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', true) END,
    pg_advisory_xact_lock(hashtextextended($1, 0))`;
}

/** Numbers as Postgres writes an array. `pg` would look at each as if it were text. */
function listOf(numbers: readonly SqlValue[]): string {
  return `{${numbers.join(",")}}`;
}

/** Puts pieces together, and tells where each begins, counted from 1, and how long it is. */
function joinPieces(column: readonly SqlValue[]): { joined: Buffer; starts: number[]; lengths: number[] } {
  const pieces = column.filter((value) => value instanceof Uint8Array);
  let end = 1;
  const starts = pieces.map(({ length }) => {
    end += length;
    return end - length;
  });
  return { joined: Buffer.concat(pieces), starts, lengths: pieces.map(({ length }) => length) };
}

/** The SQL of Postgres. Throws a `PartnerError` for names that would have to be escaped. */
function createDialect(schema: string | undefined, prefix: string): Dialect {
  for (const name of [schema ?? "", prefix]) {
    if (!/^[a-z0-9_]{0,28}$/.test(name)) {
      throw new PartnerError("The store's `schema` or `prefix` is not a plain name.", {
        details: "How: use up to 28 lower-case letters, digits and underscores.",
      });
    }
  }
  return {
    table: (name) => (schema === undefined ? `"${prefix}${name}"` : `"${schema}"."${prefix}${name}"`),
    bytes: "BYTEA",
    sequence: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    clustered: "",
    createPassing: "CREATE UNLOGGED TABLE",
    // The database's clock: those of the instances may differ.
    now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    hasOwnClock: true,
    findTable: "SELECT 1 WHERE to_regclass($1) IS NOT NULL",
    // Asked first, since even IF NOT EXISTS needs the right to make schemas.
    prepare:
      schema === undefined
        ? []
        : [`DO 'BEGIN IF to_regnamespace(''"${schema}"'') IS NULL THEN CREATE SCHEMA "${schema}"; END IF; END'`],
  };
}

/** What an error of `pg` means for the store. */
function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  // Five characters are the database's own; anything else happened on the way to it.
  const reason = /^[0-9A-Z]{5}$/.test(code) ? reasonOf(code) : "unreachable";
  return new StoreError(reason, { cause: error, details: error instanceof Error ? error.message : undefined });
}

/** By PostgreSQL's error codes and their classes. */
function reasonOf(code: string): StoreReason {
  if (code === "53100") return "full";
  if (code === "25006" || code === "42501") return "readonly";
  if (code === "55P03" || code.startsWith("40")) return "locked";
  if (code.startsWith("XX")) return "damaged";
  // The connection, resources such as connections themselves, and what an operator ends.
  if (/^(08|53|57)/.test(code)) return "unreachable";
  return "failed";
}
