import { checkText } from "../checkText.ts";
import type { AppendedEvent, NewEvent, Store, StoredEvent } from "../Store.ts";
import { StoreError } from "../StoreError.ts";
import type { Work } from "./Driver.ts";
import { query } from "./query.ts";
import type { SqlContext } from "./SqlContext.ts";

type SqlEvents = Pick<Store, "appendEvents" | "readEvents" | "readEventBounds" | "deleteEvents">;

/** Events over SQL. */
export function sqlEvents({ driver, table, run, share, changed }: SqlContext): SqlEvents {
  const events = table("events");
  const meta = table("meta");
  const append = share(appendAll);

  async function appendAll(batch: readonly NewEvent[]): Promise<readonly AppendedEvent[]> {
    const inserted = await driver.insert({
      table: events,
      columns: { id: "text", type: "text", occurred_at: "text", received_at: "bigint", body: "bytes" },
      rows: batch.map(({ id, type, occurred_at, received_at, body }) => [id, type, occurred_at, received_at, body]),
      isNumbered: true,
    });
    const fresh = new Map(inserted.map(({ first, seq }) => [first, seq]));
    if (fresh.size > 0) changed("events");
    const known = new Map(fresh);
    const former = new Set(batch.map(({ id }) => id).filter((id) => !fresh.has(id)));
    for (const id of former) {
      const [event] = await run<{ seq: number }>(`SELECT seq FROM ${events} WHERE id = $1`, [id]);
      if (event !== undefined) known.set(id, event.seq);
    }
    return batch.map(({ id }) => {
      const seq = known.get(id);
      if (seq === undefined) throw new StoreError("failed", { details: "An event was deleted just as it came again." });
      // Of one event given twice at the same time, the first is the new one.
      return { seq, isNew: fresh.delete(id) };
    });
  }

  function* deleteOldest(before: number, limit: number): Work<number> {
    const oldest = yield* query<{ seq: number; received_at: number }>(
      `SELECT seq, received_at FROM ${events} ORDER BY seq LIMIT $1`,
      [limit],
    );
    // A prefix, so that one number tells what was deleted: a younger event before an older one keeps both.
    const young = oldest.findIndex(({ received_at }) => received_at >= before);
    const past = young === -1 ? oldest : oldest.slice(0, young);
    const last = past.at(-1);
    if (last === undefined) return 0;
    yield* query(`DELETE FROM ${events} WHERE seq <= $1`, [last.seq]);
    yield* query(`DELETE FROM ${table("parked")} WHERE seq <= $1`, [last.seq]);
    yield* query(`UPDATE ${meta} SET value = $1 WHERE name = 'events_deleted'`, [last.seq]);
    return past.length;
  }

  return {
    async appendEvents(batch) {
      for (const { id, type, occurred_at } of batch) checkText(id, type, occurred_at);
      return Promise.all(batch.map(append));
    },
    readEvents({ after, limit }) {
      return run<StoredEvent>(
        `SELECT seq, id, type, occurred_at, received_at, body FROM ${events} WHERE seq > $1 ORDER BY seq LIMIT $2`,
        [after, limit],
      );
    },
    async readEventBounds() {
      const [bounds] = await run<{ oldest: number; newest: number | null }>(
        `SELECT value AS oldest, (SELECT max(seq) FROM ${events}) AS newest FROM ${meta} WHERE name = 'events_deleted'`,
      );
      if (bounds === undefined) throw new StoreError("damaged");
      const { oldest, newest } = bounds;
      return { oldest, newest: newest ?? oldest };
    },
    deleteEvents({ before, limit }) {
      return driver.transact({ lock: "delete", work: () => deleteOldest(before, limit) });
    },
  };
}
