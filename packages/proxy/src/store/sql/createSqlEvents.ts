import type { Cursor, HandlerState, NewEvent, ParkedEvent, Store, StoredEvent, WakeTopic } from "../Store.ts";
import { StoreError, textProblem } from "../StoreError.ts";
import { sameBytes } from "../sameBytes.ts";
import type { Driver, Statement, TransactionSteps } from "./Driver.ts";
import { query, sql } from "./sql.ts";

/** Dependencies that the parts of a SQL store share. */
export interface SqlParts {
  readonly driver: Driver;
  /** Runs one statement outside a transaction. `TRow` is the type of its rows. */
  readonly run: <TRow>(statement: Statement) => Promise<readonly TRow[]>;
  /** Batches concurrent calls. */
  readonly share: <TItem, TResult>(
    call: (items: readonly TItem[]) => Promise<TResult>,
  ) => (item: TItem) => Promise<TResult>;
  /** Called after a commit. */
  readonly changed: (topic: WakeTopic) => void;
}

export type SqlEvents = Pick<
  Store,
  | ("appendEvents" | "readEvents" | "findEvents" | "readEventBounds" | "deleteEvents")
  | ("readCursor" | "moveCursor" | "park" | "readParked" | "unpark" | "readHandlers" | "dropHandler")
>;

/** Creates the part of a SQL store for events and their handlers. */
export function createSqlEvents({ driver, run, share, changed }: SqlParts): SqlEvents {
  const table = (name: string) => ({ verbatim: driver.dialect.table(name) });
  const [events, meta, cursors, parked] = [table("events"), table("meta"), table("cursors"), table("parked")];

  async function appendAll(calls: readonly (readonly NewEvent[])[]): Promise<ReadonlySet<NewEvent>> {
    const given = calls.flat();
    const rows = given.map(({ id, type, occurred_at, received_at, body }) => [
      id,
      type,
      occurred_at,
      received_at,
      body,
    ]);
    const columns = { id: "text", type: "text", occurred_at: "text", received_at: "bigint", body: "bytes" } as const;
    const added = await driver.insert({ table: events.verbatim, columns, rows });
    if (added > 0) changed("events");
    return added === given.length ? none : findChanged(given);
  }

  async function findChanged(given: readonly NewEvent[]): Promise<ReadonlySet<NewEvent>> {
    const stored = new Map((await find(given.map(({ id }) => id))).map(({ id, body }) => [id, body]));
    return new Set(
      given.filter(({ id, body }) => {
        const first = stored.get(id);
        return first !== undefined && !sameBytes(first, body);
      }),
    );
  }

  async function find(ids: readonly string[]): Promise<readonly StoredEvent[]> {
    const found: StoredEvent[] = [];
    for (let start = 0; start < ids.length; start += FIND_MAX) {
      const part = ids.slice(start, start + FIND_MAX);
      const placeholders = part.map((_, index) => `$${index + 1}`).join(", ");
      const statement = `SELECT seq, id, type, occurred_at, received_at, body FROM ${events.verbatim} WHERE id IN (${placeholders})`;
      found.push(...(await run<StoredEvent>({ sql: statement, values: part })));
    }
    return found;
  }

  function* deleteOldest(before: number, limit: number): TransactionSteps<number> {
    const oldest = yield* query<{ seq: number; received_at: number }>(
      sql`SELECT seq, received_at FROM ${events} ORDER BY seq LIMIT ${limit}`,
    );
    const [first] = yield* query<{ handled: number | null }>(sql`SELECT min(seq) AS handled FROM ${cursors}`);
    const handled = first?.handled ?? Number.POSITIVE_INFINITY;
    // A prefix, so that one number records what was deleted. An older event behind a newer one stays, too.
    const endIndex = oldest.findIndex(({ seq, received_at }) => received_at >= before || seq > handled);
    const past = endIndex === -1 ? oldest : oldest.slice(0, endIndex);
    const last = past.at(-1);
    if (last === undefined) return 0;
    yield* query(sql`DELETE FROM ${events} WHERE seq <= ${last.seq}`);
    yield* query(sql`DELETE FROM ${parked} WHERE seq <= ${last.seq}`);
    yield* query(sql`UPDATE ${meta} SET value = ${last.seq} WHERE name = 'events_deleted'`);
    return past.length;
  }

  function move(handler: string, from: Cursor | null, to: Cursor): Statement {
    return from === null
      ? sql`INSERT INTO ${cursors} (handler, seq, attempts) VALUES (${handler}, ${to.seq}, ${to.attempts})
          ON CONFLICT DO NOTHING RETURNING seq`
      : sql`UPDATE ${cursors} SET seq = ${to.seq}, attempts = ${to.attempts}
          WHERE handler = ${handler} AND seq = ${from.seq} AND attempts = ${from.attempts} RETURNING seq`;
  }

  function insertParked(handler: string, { seq, attempts, error_code, parked_at }: ParkedEvent): Statement {
    return sql`INSERT INTO ${parked} (handler, seq, attempts, error_code, parked_at)
      VALUES (${handler}, ${seq}, ${attempts}, ${error_code}, ${parked_at})
      ON CONFLICT (handler, seq) DO UPDATE SET attempts = excluded.attempts, error_code = excluded.error_code,
      parked_at = excluded.parked_at`;
  }

  function* moveAndPark(handler: string, statement: Statement, event: ParkedEvent): TransactionSteps<boolean> {
    if ((yield statement).length === 0) return false;
    yield* query(insertParked(handler, event));
    return true;
  }

  function* drop(handler: string): TransactionSteps<boolean> {
    yield* query(sql`DELETE FROM ${parked} WHERE handler = ${handler}`);
    const dropped = yield* query(sql`DELETE FROM ${cursors} WHERE handler = ${handler} RETURNING seq`);
    return dropped.length > 0;
  }

  const appendBatch = share(appendAll);

  return {
    appendEvents(batch) {
      for (const { id, type, occurred_at } of batch) {
        const problem = textProblem(id, type, occurred_at);
        if (problem) return Promise.reject(problem);
      }
      return appendBatch(batch);
    },
    readEvents({ after, limit }) {
      return run<StoredEvent>(sql`SELECT seq, id, type, occurred_at, received_at, body FROM ${events}
        WHERE seq > ${after} ORDER BY seq LIMIT ${limit}`);
    },
    findEvents: find,
    async readEventBounds() {
      const [bounds] = await run<{ oldest: number; newest: number | null }>(sql`SELECT value AS oldest,
        (SELECT max(seq) FROM ${events}) AS newest FROM ${meta} WHERE name = 'events_deleted'`);
      if (bounds === undefined) throw new StoreError("damaged");
      const { oldest, newest } = bounds;
      return { oldest, newest: newest ?? oldest };
    },
    deleteEvents({ before, limit }) {
      return driver.transact({ lock: "delete", steps: () => deleteOldest(before, limit) });
    },

    async readCursor(handler) {
      const [cursor] = await run<Cursor>(sql`SELECT seq, attempts FROM ${cursors} WHERE handler = ${handler}`);
      return cursor ?? null;
    },
    async moveCursor({ handler, from, to, park }) {
      const statement = move(handler, from, to);
      if (park === undefined) return (await driver.run(statement)).length > 0;
      return driver.transact({ lock: "handlers", steps: () => moveAndPark(handler, statement, park) });
    },
    async park({ handler, event }) {
      await driver.run(insertParked(handler, event));
    },
    readParked({ handler, after, limit }) {
      return run<ParkedEvent>(sql`SELECT seq, attempts, error_code, parked_at FROM ${parked}
        WHERE handler = ${handler} AND seq > ${after} ORDER BY seq LIMIT ${limit}`);
    },
    async unpark({ handler, seq }) {
      const taken = await run(sql`DELETE FROM ${parked} WHERE handler = ${handler} AND seq = ${seq} RETURNING seq`);
      return taken.length > 0;
    },
    readHandlers() {
      return run<HandlerState>(sql`SELECT handler, seq, attempts, (SELECT received_at FROM ${events} AS event
        WHERE event.seq > progress.seq ORDER BY event.seq LIMIT 1) AS waiting_since FROM ${cursors} AS progress ORDER BY handler`);
    },
    dropHandler(handler) {
      return driver.transact({ lock: "handlers", steps: () => drop(handler) });
    },
  };
}

const none: ReadonlySet<NewEvent> = new Set();

// IDs per statement. Few counts mean few prepared statements.
const FIND_MAX = 16;
