import type { Cursor, ParkedEvent, Store } from "../Store.ts";
import type { Statement, Work } from "./Driver.ts";
import { query } from "./query.ts";
import type { SqlContext } from "./SqlContext.ts";

type SqlHandlers = Pick<Store, "readCursor" | "moveCursor" | "readParked" | "unpark">;

/** Cursors of handlers and what they parked, over SQL. */
export function sqlHandlers({ driver, table, run }: SqlContext): SqlHandlers {
  const cursors = table("cursors");
  const parked = table("parked");

  function move(handler: string, from: Cursor | null, to: Cursor): Statement {
    if (from === null) {
      const sql = `INSERT INTO ${cursors} (handler, seq, attempts) VALUES ($1, $2, $3)
        ON CONFLICT DO NOTHING RETURNING seq`;
      return { sql, values: [handler, to.seq, to.attempts] };
    }
    const sql = `UPDATE ${cursors} SET seq = $1, attempts = $2
      WHERE handler = $3 AND seq = $4 AND attempts = $5 RETURNING seq`;
    return { sql, values: [to.seq, to.attempts, handler, from.seq, from.attempts] };
  }

  function* moveAndPark(handler: string, statement: Statement, park: ParkedEvent): Work<boolean> {
    if ((yield statement).length === 0) return false;
    yield* query(
      `INSERT INTO ${parked} (handler, seq, attempts, error_code, parked_at) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (handler, seq) DO UPDATE SET attempts = excluded.attempts, error_code = excluded.error_code,
        parked_at = excluded.parked_at`,
      [handler, park.seq, park.attempts, park.error_code, park.parked_at],
    );
    return true;
  }

  return {
    async readCursor(handler) {
      const [cursor] = await run<Cursor>(`SELECT seq, attempts FROM ${cursors} WHERE handler = $1`, [handler]);
      return cursor ?? null;
    },
    async moveCursor({ handler, from, to, park }) {
      const statement = move(handler, from, to);
      if (park === undefined) return (await driver.run(statement)).length > 0;
      return driver.transact({ lock: "handlers", work: () => moveAndPark(handler, statement, park) });
    },
    readParked({ handler, after, limit }) {
      return run<ParkedEvent>(
        `SELECT seq, attempts, error_code, parked_at FROM ${parked}
          WHERE handler = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
        [handler, after, limit],
      );
    },
    async unpark({ handler, seq }) {
      const taken = await run(`DELETE FROM ${parked} WHERE handler = $1 AND seq = $2 RETURNING seq`, [handler, seq]);
      return taken.length > 0;
    },
  };
}
