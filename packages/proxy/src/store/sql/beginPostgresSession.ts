import type { PoolClient } from "pg";
import { ignore } from "../../monitoring/logger.ts";
import type { BeginParameters, Dialect, Row, Session, SqlValue } from "./Driver.ts";
import { postgresError } from "./postgresError.ts";

export interface BeginPostgresSessionParameters extends BeginParameters {
  /** A connection of its own. It is released at the end. */
  readonly client: PoolClient;
  readonly dialect: Dialect;
}

/** Milliseconds that a statement of a long transaction may take. */
export const PATIENCE = 60_000;

/** Begins a transaction whose caller waits between its statements. */
export async function beginPostgresSession({
  client,
  dialect,
  lock,
  isSnapshot = false,
}: BeginPostgresSessionParameters): Promise<Session> {
  client.on("error", ignore);
  let isOver = false;

  async function execute(text: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    const config = { text, values: [...values], query_timeout: PATIENCE };
    try {
      return (await client.query<Row>(config)).rows;
    } catch (error) {
      throw postgresError(error);
    }
  }

  async function end(text: string): Promise<void> {
    if (isOver) return;
    isOver = true;
    try {
      await execute(text);
    } finally {
      // Closing the connection also ends a transaction that could not be ended.
      client.release(true);
    }
  }

  const rollback = (): Promise<void> => end("ROLLBACK").catch(ignore);
  try {
    await execute(`BEGIN ISOLATION LEVEL ${isSnapshot ? "REPEATABLE READ READ ONLY" : "READ COMMITTED"}`);
    // Between two statements, its caller may wait for several of another database.
    const idle = `set_config('idle_in_transaction_session_timeout', '${PATIENCE * 10}', true)`;
    await execute(`SELECT ${idle}, ${guard(PATIENCE)}`, [dialect.table(lock)]);
  } catch (error) {
    await rollback();
    throw error;
  }
  return { run: ({ sql, values }) => execute(sql, values), commit: () => end("COMMIT"), rollback };
}

/**
 * The start of a transaction. Makes the commit durable even if the database commits asynchronously, and takes the lock
 * named `$1`.
 */
export function guard(patience: number): string {
  return `set_config('lock_timeout', '${patience}', true),
    CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', true) END,
    pg_advisory_xact_lock(hashtextextended($1, 0))`;
}
