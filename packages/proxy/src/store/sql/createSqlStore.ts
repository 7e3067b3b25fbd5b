import type { BalanceSample } from "../BalanceStore.ts";
import { createBatcher } from "../createBatcher.ts";
import { createListeners } from "../createListeners.ts";
import type { SealedSecret, Store, TickerSample, WakeTopic } from "../Store.ts";
import { checkText, StoreError } from "../StoreError.ts";
import { createSqlApprovals } from "./createSqlApprovals.ts";
import { createSqlAudit } from "./createSqlAudit.ts";
import { createSqlEvents } from "./createSqlEvents.ts";
import { createSqlPaymentBatches } from "./createSqlPaymentBatches.ts";
import type { Driver, Statement, TransactionSteps } from "./Driver.ts";
import { migrate } from "./migrate.ts";
import { query, sql } from "./sql.ts";

/** Creates a store from a SQL driver and migrates its tables. Closes the driver if that fails. */
export async function createSqlStore(driver: Driver): Promise<Store> {
  try {
    await driver.transact({ lock: "schema", steps: () => migrate(driver.dialect), isLong: true });
  } catch (error) {
    await driver.close();
    throw error;
  }
  const now = { verbatim: driver.dialect.now };
  const table = (name: string) => ({ verbatim: driver.dialect.table(name) });
  const [meta, samples, balances, secrets] = [table("meta"), table("samples"), table("balances"), table("secrets")];
  const [leases, shared, keys] = [table("leases"), table("shared"), table("idempotency_keys")];
  const listeners = createListeners<WakeTopic>();
  driver.peers?.onNotification(listeners.call);

  /** Runs one statement outside a transaction. `TRow` is the type of its rows. */
  async function run<TRow>(statement: Statement): Promise<readonly TRow[]> {
    // Generic boundary, as in `query`.
    return (await driver.run(statement)) as readonly TRow[];
  }

  /**
   * Batches calls of two event loop turns, and calls that arrive while a batch runs. One turn would miss the requests
   * that are read while the previous batch's responses are written.
   */
  function share<TItem, TResult>(
    call: (items: readonly TItem[]) => Promise<TResult>,
  ): (item: TItem) => Promise<TResult> {
    return createBatcher({ run: call, defer: (begin) => setImmediate(setImmediate, begin) });
  }

  /** Notifies listeners after a commit. */
  function changed(topic: WakeTopic): void {
    listeners.call(topic);
    driver.peers?.notify(topic);
  }

  function* save(secret: SealedSecret, previousValidUntil: number | undefined): TransactionSteps<void> {
    const { webhook_id, version, sealed, valid_until } = secret;
    yield* query(sql`INSERT INTO ${secrets} (webhook_id, version, sealed, valid_until)
      VALUES (${webhook_id}, ${version}, ${sealed}, ${valid_until})
      ON CONFLICT (webhook_id, version) DO UPDATE SET sealed = excluded.sealed, valid_until = excluded.valid_until`);
    if (previousValidUntil === undefined) return;
    yield* query(sql`UPDATE ${secrets} SET valid_until = ${previousValidUntil}
      WHERE webhook_id = ${webhook_id} AND version < ${version} AND valid_until IS NULL`);
  }

  const check = share(async () => {
    const rows = await run(sql`UPDATE ${meta} SET value = value + 1 WHERE name = 'checks' RETURNING value`);
    if (rows.length === 0) throw new StoreError("damaged");
  });

  return {
    isShared: driver.peers !== undefined,
    unsafe: driver.unsafe,

    ...createSqlEvents({ driver, run, share, changed }),

    async appendSamples(batch) {
      await driver.insert({
        table: samples.verbatim,
        columns: { pair_id: "text", time: "bigint", last: "text", best_bid: "text", best_ask: "text" },
        rows: batch.map(({ pair_id, time, last, best_bid, best_ask }) => [pair_id, time, last, best_bid, best_ask]),
      });
    },
    async readSamples({ pair_id, from, to, step }) {
      const oldest = await run<{ since: number | null }>(
        sql`SELECT min(time) AS since FROM ${samples} WHERE pair_id = ${pair_id}`,
      );
      const found = await run<TickerSample>(sql`SELECT pair_id, time, last, best_bid, best_ask FROM ${samples}
        WHERE pair_id = ${pair_id} AND time IN (SELECT max(time) FROM ${samples}
          WHERE pair_id = ${pair_id} AND time >= ${from} AND time < ${to} GROUP BY time / ${step}) ORDER BY time`);
      return { since: oldest[0]?.since ?? null, samples: found };
    },
    async readSampledPairs() {
      // A recursive query jumps from pair to pair along the key, instead of reading all samples.
      const rows = await run<{ pair_id: string }>(sql`WITH RECURSIVE pairs (pair_id) AS (
          SELECT min(pair_id) FROM ${samples} UNION ALL
          SELECT (SELECT min(pair_id) FROM ${samples} WHERE pair_id > pairs.pair_id) FROM pairs WHERE pair_id IS NOT NULL
        ) SELECT pair_id FROM pairs WHERE pair_id IS NOT NULL`);
      return rows.map(({ pair_id }) => pair_id);
    },
    async thinSamples({ pair_id, before, step }) {
      // An unfinished step is not thinned.
      const end = before - (before % (step ?? 1));
      const all = sql`DELETE FROM ${samples} WHERE pair_id = ${pair_id} AND time < ${before}`;
      const most = sql`DELETE FROM ${samples} WHERE pair_id = ${pair_id} AND time < ${end} AND time NOT IN (
        SELECT max(time) FROM ${samples} WHERE pair_id = ${pair_id} AND time < ${end} GROUP BY time / ${step})`;
      await run(step === null ? all : most);
    },

    async appendBalances(batch) {
      await driver.insert({
        table: balances.verbatim,
        columns: {
          currency: "text",
          time: "bigint",
          available: "text",
          locked: "text",
          total: "text",
          outstanding: "text",
        },
        rows: batch.map(({ currency, time, available, locked, total, outstanding }) => [
          currency,
          time,
          available,
          locked,
          total,
          outstanding,
        ]),
      });
    },
    async readBalances({ currency, from, to, step }) {
      const oldest = await run<{ since: number | null }>(
        sql`SELECT min(time) AS since FROM ${balances} WHERE currency = ${currency}`,
      );
      const found = await run<BalanceSample>(sql`SELECT currency, time, available, locked, total, outstanding
        FROM ${balances} WHERE currency = ${currency} AND time IN (SELECT max(time) FROM ${balances}
          WHERE currency = ${currency} AND time >= ${from} AND time < ${to} GROUP BY time / ${step}) ORDER BY time`);
      return { since: oldest[0]?.since ?? null, samples: found };
    },
    async deleteBalances({ before }) {
      await run(sql`DELETE FROM ${balances} WHERE time < ${before}`);
    },

    async saveSecret(secret, previousValidUntil) {
      await driver.transact({ lock: "secrets", steps: () => save(secret, previousValidUntil) });
      changed("secrets");
    },
    async resealSecret({ webhook_id, version, from, to }) {
      const resealed = await run(sql`UPDATE ${secrets} SET sealed = ${to}
        WHERE webhook_id = ${webhook_id} AND version = ${version} AND sealed = ${from} RETURNING version`);
      return resealed.length > 0;
    },
    readSecrets() {
      return run<SealedSecret>(
        sql`SELECT webhook_id, version, sealed, valid_until FROM ${secrets} ORDER BY webhook_id, version DESC`,
      );
    },
    async deleteSecrets(which) {
      const deleted = await run(
        "before" in which
          ? sql`DELETE FROM ${secrets} WHERE valid_until < ${which.before} RETURNING version`
          : sql`DELETE FROM ${secrets} WHERE webhook_id = ${which.webhook_id} RETURNING version`,
      );
      if (deleted.length > 0) changed("secrets");
    },

    ...createSqlAudit({ driver, share }),
    ...createSqlApprovals({ driver, run, changed }),
    ...createSqlPaymentBatches({ driver, run, changed }),

    async readClock() {
      const [clock] = await run<{ now: number }>(sql`SELECT ${now} AS now`);
      if (clock === undefined) throw new StoreError("failed");
      return { now: clock.now, isIndependent: driver.dialect.hasOwnClock };
    },
    async lease({ name, holder, ttl }) {
      const taken = await run(sql`INSERT INTO ${leases} AS existing (name, holder, until)
        VALUES (${name}, ${holder}, ${now} + ${ttl})
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE existing.holder = excluded.holder OR existing.until <= ${now} RETURNING name`);
      return taken.length > 0;
    },
    async release({ name, holder }) {
      await run(sql`DELETE FROM ${leases} WHERE name = ${name} AND holder = ${holder}`);
    },
    async writeShared({ name, value, ttl = null }) {
      await run(sql`INSERT INTO ${shared} (name, value, expires_at) VALUES (${name}, ${value}, ${now} + ${ttl})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`);
    },
    async readShared(name) {
      const [found] = await run<{ value: string }>(sql`SELECT value FROM ${shared}
        WHERE name = ${name} AND (expires_at IS NULL OR expires_at > ${now})`);
      return found?.value ?? null;
    },
    async keepKey({ intent, key, ttl }) {
      checkText(intent, key);
      // The update changes nothing. It makes the statement return the row of an earlier call.
      const [kept] = await run<{ idempotency_key: string }>(sql`INSERT INTO ${keys} AS existing
        (intent, idempotency_key, expires_at) VALUES (${intent}, ${key}, ${now} + ${ttl})
        ON CONFLICT (intent) DO UPDATE SET expires_at = existing.expires_at RETURNING idempotency_key`);
      if (kept === undefined) throw new StoreError("failed");
      return kept.idempotency_key;
    },
    async findKey(intent) {
      const [found] = await run<{ idempotency_key: string }>(sql`SELECT idempotency_key FROM ${keys}
        WHERE intent = ${intent}`);
      return found?.idempotency_key ?? null;
    },
    async deleteExpiredShared() {
      await run(sql`DELETE FROM ${shared} WHERE expires_at <= ${now}`);
      await run(sql`DELETE FROM ${keys} WHERE expires_at <= ${now}`);
    },

    onWake: listeners.add,
    isNotified: () => driver.peers?.isNotified() ?? true,
    check: () => check(undefined),
    close: () => driver.close(),
  };
}
