import { createSampleSeries } from "../createSampleSeries.ts";
import type { Store, TickerSample } from "../Store.ts";
import type { SqlContext } from "./SqlContext.ts";

type SqlSamples = Pick<Store, "appendSamples" | "readSamples" | "readSampledPairs" | "thinSamples">;

/** Ticker samples over SQL. */
export function sqlSamples({ driver, table, run }: SqlContext): SqlSamples {
  const samples = table("samples");
  return {
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
      return createSampleSeries(
        await run<TickerSample>(
          `SELECT time, last, best_bid, best_ask FROM ${samples} WHERE pair_id = $1 AND time IN (
            SELECT max(time) FROM ${samples} WHERE pair_id = $2 AND time >= $3 AND time < $4 GROUP BY time / $5
          ) ORDER BY time`,
          [pair_id, pair_id, from, to, step],
        ),
        oldest[0]?.since ?? null,
      );
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
  };
}
