import { createHash } from "node:crypto";
import { createListeners } from "../createListeners.ts";
import { gather } from "../gather.ts";
import type {
  AuditEntry,
  AuditRecord,
  Cursor,
  NewEvent,
  ParkedEvent,
  SealedSecret,
  Store,
  StoredEvent,
  TickerSample,
  WakeTopic,
} from "../Store.ts";
import { checkText, StoreError } from "../StoreError.ts";
import { auditText } from "../verifyAudit.ts";
import type { Driver, SqlValue, Statement, Work } from "./Driver.ts";
import { migrate, query } from "./migrate.ts";

/** Makes a store of a database that speaks SQL, and brings its tables up to date. Where that fails, it is closed. */
export async function createSqlStore(driver: Driver): Promise<Store> {
  try {
    await driver.transact({ lock: "schema", work: () => migrate(driver.dialect), isLong: true });
  } catch (error) {
    await driver.close();
    throw error;
  }
  const { table, now } = driver.dialect;
  const [events, meta, cursors, parked] = [table("events"), table("meta"), table("cursors"), table("parked")];
  const [samples, secrets, audit, leases, shared] = [
    table("samples"),
    table("secrets"),
    table("audit"),
    table("leases"),
    table("shared"),
  ];
  const listeners = createListeners<WakeTopic>();
  driver.onNotify(listeners.call);

  /** Runs one statement by itself; `TRow` is what it selects. */
  async function run<TRow>(sql: string, values: readonly SqlValue[] = []): Promise<readonly TRow[]> {
    // Generic boundary, as in `query`.
    return (await driver.run({ sql, values })) as readonly TRow[];
  }

  /** Makes one call of those that come in one turn of the event loop, and of those that come while it runs. */
  function share<TItem, TResult>(
    call: (items: readonly TItem[]) => Promise<readonly TResult[]>,
  ): (item: TItem) => Promise<TResult> {
    return gather({ run: call, defer: setImmediate });
  }

  /** To be called after a commit. */
  function changed(topic: WakeTopic): void {
    listeners.call(topic);
    driver.notify(topic);
  }

  async function appendAll(calls: readonly (readonly NewEvent[])[]): Promise<readonly undefined[]> {
    const rows = calls.flatMap((batch) =>
      batch.map(({ id, type, occurred_at, received_at, body }) => [id, type, occurred_at, received_at, body]),
    );
    const columns = { id: "text", type: "text", occurred_at: "text", received_at: "bigint", body: "bytes" } as const;
    if ((await driver.insert({ table: events, columns, rows })) > 0) changed("events");
    return calls.map(() => undefined);
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
    yield* query(`DELETE FROM ${parked} WHERE seq <= $1`, [last.seq]);
    yield* query(`UPDATE ${meta} SET value = $1 WHERE name = 'events_deleted'`, [last.seq]);
    return past.length;
  }

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

  function* save(secret: SealedSecret, previousValidUntil: number | undefined): Work<void> {
    const { webhook_id, version, sealed, valid_until } = secret;
    yield* query(
      `INSERT INTO ${secrets} (webhook_id, version, sealed, valid_until) VALUES ($1, $2, $3, $4)
        ON CONFLICT (webhook_id, version) DO UPDATE SET sealed = excluded.sealed, valid_until = excluded.valid_until`,
      [webhook_id, version, sealed, valid_until],
    );
    if (previousValidUntil !== undefined) {
      yield* query(
        `UPDATE ${secrets} SET valid_until = $1 WHERE webhook_id = $2 AND version < $3 AND valid_until IS NULL`,
        [previousValidUntil, webhook_id, version],
      );
    }
  }

  /** Reads the end of the chain in the transaction that prolongs it, so that it stays one however many write. */
  function* chain(entries: readonly AuditEntry[]): Work<readonly AuditRecord[]> {
    const ends = yield* query<AuditRecord>(`SELECT seq, hash FROM ${audit} ORDER BY seq DESC LIMIT 1`);
    let { seq, hash } = ends[0] ?? { seq: 0, hash: "" };
    const records: AuditRecord[] = [];
    for (const { time, subject, action, resource, outcome } of entries) {
      const linked = { seq: seq + 1, previous: hash, time, subject, action, resource, outcome };
      ({ seq } = linked);
      hash = createHash("sha256").update(auditText(linked)).digest("hex");
      records.push({ ...linked, hash });
      yield* query(
        `INSERT INTO ${audit} (seq, previous, time, subject, action, resource, outcome, hash)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [seq, linked.previous, time, subject, action, resource, outcome, hash],
      );
    }
    return records;
  }

  const appendBatch = share(appendAll);
  const appendEntry = share((entries: readonly AuditEntry[]) =>
    driver.transact({ lock: "audit", work: () => chain(entries) }),
  );
  const check = share(async (calls: readonly undefined[]) => {
    const rows = await run(`UPDATE ${meta} SET value = value + 1 WHERE name = 'checks' RETURNING value`);
    if (rows.length === 0) throw new StoreError("damaged");
    return calls;
  });

  return {
    isShared: driver.isShared,

    async appendEvents(batch) {
      for (const { id, type, occurred_at } of batch) checkText(id, type, occurred_at);
      await appendBatch(batch);
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

    async appendSamples(batch) {
      await driver.insert({
        table: samples,
        columns: { pair_id: "text", time: "bigint", last: "text", best_bid: "text", best_ask: "text" },
        rows: batch.map(({ pair_id, time, last, best_bid, best_ask }) => [pair_id, time, last, best_bid, best_ask]),
      });
    },
    async readSamples({ pair_id, from, to, step }) {
      const oldest = await run<{ since: number | null }>(
        `SELECT min(time) AS since FROM ${samples} WHERE pair_id = $1`,
        [pair_id],
      );
      const found = await run<TickerSample>(
        `SELECT pair_id, time, last, best_bid, best_ask FROM ${samples} WHERE pair_id = $1 AND time IN (
          SELECT max(time) FROM ${samples} WHERE pair_id = $2 AND time >= $3 AND time < $4 GROUP BY time / $5
        ) ORDER BY time`,
        [pair_id, pair_id, from, to, step],
      );
      return { since: oldest[0]?.since ?? null, samples: found };
    },
    async readSampledPairs() {
      // Jumps from pair to pair along the key: reading all samples to find the few names would take long.
      const rows = await run<{ pair_id: string }>(
        `WITH RECURSIVE pairs (pair_id) AS (
          SELECT min(pair_id) FROM ${samples} UNION ALL
          SELECT (SELECT min(pair_id) FROM ${samples} WHERE pair_id > pairs.pair_id) FROM pairs WHERE pair_id IS NOT NULL
        ) SELECT pair_id FROM pairs WHERE pair_id IS NOT NULL`,
      );
      return rows.map(({ pair_id }) => pair_id);
    },
    async thinSamples({ pair_id, before, step }) {
      if (step === null) {
        await run(`DELETE FROM ${samples} WHERE pair_id = $1 AND time < $2`, [pair_id, before]);
        return;
      }
      await run(
        `DELETE FROM ${samples} WHERE pair_id = $1 AND time < $2 AND time NOT IN (
          SELECT max(time) FROM ${samples} WHERE pair_id = $3 AND time < $4 GROUP BY time / $5
        )`,
        // A step that is not over yet is left alone.
        [pair_id, before - (before % step), pair_id, before - (before % step), step],
      );
    },

    async saveSecret(secret, previousValidUntil) {
      await driver.transact({ lock: "secrets", work: () => save(secret, previousValidUntil) });
      changed("secrets");
    },
    readSecrets() {
      return run<SealedSecret>(
        `SELECT webhook_id, version, sealed, valid_until FROM ${secrets} ORDER BY webhook_id, version DESC`,
      );
    },
    async deleteSecrets(which) {
      const deleted = await ("before" in which
        ? run(`DELETE FROM ${secrets} WHERE valid_until < $1 RETURNING version`, [which.before])
        : run(`DELETE FROM ${secrets} WHERE webhook_id = $1 RETURNING version`, [which.webhook_id]));
      if (deleted.length > 0) changed("secrets");
    },

    async appendAudit(entry) {
      checkText(entry.subject, entry.action, entry.resource, entry.outcome);
      return appendEntry(entry);
    },
    readAudit({ after, limit }) {
      return run<AuditRecord>(
        `SELECT seq, time, subject, action, resource, outcome, previous, hash FROM ${audit}
          WHERE seq > $1 ORDER BY seq LIMIT $2`,
        [after, limit],
      );
    },

    async lease({ name, holder, ttl }) {
      const taken = await run(
        `INSERT INTO ${leases} AS held (name, holder, until) VALUES ($1, $2, ${now} + $3)
          ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
          WHERE held.holder = excluded.holder OR held.until <= ${now} RETURNING name`,
        [name, holder, ttl],
      );
      return taken.length > 0;
    },
    async release({ name, holder }) {
      await run(`DELETE FROM ${leases} WHERE name = $1 AND holder = $2`, [name, holder]);
    },
    async writeShared({ name, value }) {
      await run(
        `INSERT INTO ${shared} (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        [name, value],
      );
    },
    async readShared(name) {
      const [found] = await run<{ value: string }>(`SELECT value FROM ${shared} WHERE name = $1`, [name]);
      return found?.value ?? null;
    },

    onWake: listeners.add,
    check: () => check(undefined),
    close: () => driver.close(),
  };
}
