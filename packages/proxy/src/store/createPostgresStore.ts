import { Client, Pool, type PoolClient, type PoolConfig, types as pgTypes, TypeOverrides } from "pg";
import { ignore } from "../monitoring/logger.ts";
import { createBatcher } from "./createBatcher.ts";
import type { Store, WakeTopic } from "./Store.ts";
import { StoreError } from "./StoreError.ts";
import { beginPostgresSession, guard, PATIENCE } from "./sql/beginPostgresSession.ts";
import { createPolledWaker } from "./sql/createPolledWaker.ts";
import { createPostgresDialect } from "./sql/createPostgresDialect.ts";
import { createPostgresWaker } from "./sql/createPostgresWaker.ts";
import { createSqlStore } from "./sql/createSqlStore.ts";
import type { BeginParameters, Driver, Row, Session, SqlValue } from "./sql/Driver.ts";
import { isPlainOnPublicHost } from "./sql/isPlainOnPublicHost.ts";
import { postgresError } from "./sql/postgresError.ts";
import type { Waker } from "./Waker.ts";

export interface CreatePostgresStoreParameters {
  /** A `postgres://` URL, or the options of a `pg` pool, such as TLS or a password function. */
  readonly connection: string | PoolConfig;
  /** Schema of the tables. A missing one is created. Default: the first of the connection's search path. */
  readonly schema?: string | undefined;
  /** Prefix of the tables' names. Default `partner_kit_`. */
  readonly prefix?: string | undefined;
  /** Milliseconds between two checks for changes of other instances, in case notifications are lost. Default 5,000. */
  readonly pollInterval?: number | undefined;
  /**
   * Carries wake-ups between proxies, such as `createRedisWaker` of `@partner-kit/proxy/redis`. The store closes it.
   * Default: Postgres' own notifications, on a connection per proxy.
   */
  readonly waker?: Waker | undefined;
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
export async function createPostgresStore(parameters: CreatePostgresStoreParameters): Promise<PostgresStore> {
  const { driver, reconnect } = await openPostgres(parameters);
  return { ...(await createSqlStore(driver)), reconnect };
}

/** Opens a Postgres database. */
export async function openPostgres({
  connection,
  schema,
  prefix = "partner_kit_",
  pollInterval = 5_000,
  waker: given,
  onBackgroundError = ignore,
}: CreatePostgresStoreParameters): Promise<{ driver: Driver; reconnect: PostgresStore["reconnect"] }> {
  const dialect = createPostgresDialect(schema, prefix);
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
  const listening = {
    pollInterval,
    onWake: (topic: WakeTopic) => onNotification(topic),
    onBackgroundError: reportError,
  };
  const waker = given
    ? createPolledWaker({ waker: given, ...listening })
    : createPostgresWaker({ config: () => config, channel: `${schema ?? ""}.${prefix}wake`, ...listening });
  // Commits share a notification. The delay is not noticeable, and a notification per commit would slow commits by a
  // tenth.
  const notify = createBatcher({ run: waker.notify, defer: (begin) => void setTimeout(begin, 10) });
  let isOpen = true;
  await waker.poll();

  function reportError(error: unknown): void {
    if (isOpen) onBackgroundError(postgresError(error));
  }

  async function checkOut(): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (!isFormer(client)) return client;
      client.release(true);
    }
  }

  async function begin(parameters: BeginParameters): Promise<Session> {
    if (!isOpen) throw new StoreError("closed");
    const client = await checkOut().catch((error: unknown) => {
      throw postgresError(error);
    });
    return beginPostgresSession({ client, dialect, ...parameters });
  }

  /** Runs a function on one connection. On an error it closes the connection, which rolls back its transaction. */
  async function connected<TResult>(use: (client: PoolClient) => Promise<TResult>): Promise<TResult> {
    if (!isOpen) throw new StoreError("closed");
    let client: PoolClient | undefined;
    try {
      client = await checkOut();
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

  const driver: Driver = {
    dialect,
    unsafe: isPlainOnPublicHost(config) ? "postgres-without-tls" : undefined,
    run: ({ sql, values }) => connected(async (client) => (await client.query<Row>(sql, [...values])).rows),
    transact: ({ lock, steps, isLong = false }) =>
      connected(async (client) => {
        // Migrations wait for one another and can rewrite tables.
        const patience = isLong ? PATIENCE : lockTimeout;
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
    begin,
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
      isNotified: waker.isConnected,
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
  };
  return { driver, reconnect };
}

const QUERY_TIMEOUT = 2_500;

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
