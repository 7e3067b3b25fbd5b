import { Pool, type PoolClient, type PoolConfig, types as pgTypes, TypeOverrides } from "pg";
import { createListeners } from "../createListeners.ts";
import { gather } from "../gather.ts";
import type { WakeTopic } from "../Store.ts";
import { StoreError } from "../StoreError.ts";
import { createPostgresDialect } from "./createPostgresDialect.ts";
import { createPostgresWaker } from "./createPostgresWaker.ts";
import type { Driver, Inserted, Row, SqlValue } from "./Driver.ts";
import { postgresError } from "./postgresError.ts";

export interface OpenPostgresParameters {
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

/** Opens a Postgres database. Where it cannot be reached now, it is tried again whenever something is asked of it. */
export async function openPostgres({
  connection,
  schema,
  prefix = "partner_kit_",
  pollInterval = 5_000,
  onTrouble = ignore,
}: OpenPostgresParameters): Promise<Driver> {
  const dialect = createPostgresDialect({ schema, prefix });
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
  const listeners = createListeners<WakeTopic>();
  const waker = createPostgresWaker({
    config,
    channel: `${schema ?? ""}.${prefix}wake`,
    pollInterval,
    onWake: listeners.call,
    onTrouble: trouble,
  });
  // Many commits make one notification: nobody sees the wait, and it would cost a tenth of them.
  const tell = gather({ run: waker.tell, defer: (begin) => void setTimeout(begin, 10) });
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

  return {
    isShared: true,
    dialect,
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
        await execute(`SELECT ${guard(patience)}`, [dialect.table(lock)]);
        const steps = work();
        let step = steps.next([]);
        while (step.done !== true) step = steps.next(await execute(step.value.sql, step.value.values));
        await execute("COMMIT", []);
        return step.value;
      }),
    insert: ({ table, columns, rows, isNumbered }) =>
      connected(async (client) => {
        const names = Object.keys(columns).join(", ");
        const arrays = Object.values(columns).map((type, index) => `$${index + 2}::${arrayTypes[type]}`);
        // Numbers are given after the lock is held, which needs all rows, and the commit comes before it is let go.
        // One statement is one round trip, and leaves no lock behind when this process stops in between.
        const sql = `WITH guard AS MATERIALIZED (SELECT ${guard(lockTimeout)})
          INSERT INTO ${table} (${names})
          SELECT ${names} FROM guard, unnest(${arrays.join(", ")}) WITH ORDINALITY AS item (${names}, position)
          ORDER BY position ON CONFLICT DO NOTHING
          RETURNING ${Object.keys(columns)[0]} AS first, ${isNumbered ? "seq" : "NULL::bigint AS seq"}`;
        const values = Object.keys(columns).map((_, index) => rows.map((row) => row[index]));
        return (await client.query<Inserted>(sql, [table, ...values])).rows;
      }),
    notify(topic) {
      tell(topic).catch(trouble);
    },
    onNotify: listeners.add,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await waker.close();
      await pool.end();
    },
  };
}

const QUERY_TIMEOUT = 2_500;

const arrayTypes = { text: "text[]", bigint: "bigint[]", bytes: "bytea[]" } as const;

/**
 * What a transaction begins with. It is durable even where the database is set to tell of commits before they are on
 * disk, holds the lock named `$1`, and is ended by the database where its client goes silent with the lock in hand.
 */
function guard(patience: number): string {
  return `set_config('lock_timeout', '${patience}', true),
    set_config('idle_in_transaction_session_timeout', '${patience}', true),
    set_config('synchronous_commit', replace(current_setting('synchronous_commit'), 'off', 'on'), true),
    pg_advisory_xact_lock(hashtextextended($1, 0))`;
}

function ignore(): void {
  // Nobody asked for it, or the statement that was under way tells it.
}
