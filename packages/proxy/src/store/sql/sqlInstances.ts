import type { Store } from "../Store.ts";
import type { SqlContext } from "./SqlContext.ts";

type SqlInstances = Pick<Store, "lease" | "release" | "writeShared" | "readShared">;

/** What instances agree on, over SQL. */
export function sqlInstances({ driver, table, run }: SqlContext): SqlInstances {
  const leases = table("leases");
  const shared = table("shared");
  const { now } = driver.dialect;
  return {
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
  };
}
