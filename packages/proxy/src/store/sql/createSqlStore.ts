import { createListeners } from "../createListeners.ts";
import { gather } from "../gather.ts";
import type { Store, WakeTopic } from "../Store.ts";
import { StoreError } from "../StoreError.ts";
import type { Driver, SqlValue } from "./Driver.ts";
import { migrate } from "./migrate.ts";
import type { SqlContext } from "./SqlContext.ts";
import { sqlAudit } from "./sqlAudit.ts";
import { sqlEvents } from "./sqlEvents.ts";
import { sqlHandlers } from "./sqlHandlers.ts";
import { sqlInstances } from "./sqlInstances.ts";
import { sqlSamples } from "./sqlSamples.ts";
import { sqlSecrets } from "./sqlSecrets.ts";

/** Makes a store of a database that speaks SQL, and brings its tables up to date. Where that fails, it is closed. */
export async function createSqlStore(driver: Driver): Promise<Store> {
  try {
    await driver.transact({ lock: "schema", work: () => migrate(driver.dialect), isLong: true });
  } catch (error) {
    await driver.close();
    throw error;
  }
  const listeners = createListeners<WakeTopic>();
  driver.onNotify(listeners.call);
  const context: SqlContext = {
    driver,
    table: driver.dialect.table,
    async run<TRow>(sql: string, values: readonly SqlValue[] = []) {
      // Generic boundary, as in `query`.
      return (await driver.run({ sql, values })) as readonly TRow[];
    },
    share: (run) => gather({ run, defer: setImmediate }),
    changed(topic) {
      listeners.call(topic);
      driver.notify(topic);
    },
  };
  const check = context.share(async (calls: readonly undefined[]) => {
    const rows = await context.run(
      `UPDATE ${context.table("meta")} SET value = value + 1 WHERE name = 'checks' RETURNING value`,
    );
    if (rows.length === 0) throw new StoreError("damaged");
    return calls;
  });

  return {
    isShared: driver.isShared,
    ...sqlEvents(context),
    ...sqlHandlers(context),
    ...sqlSamples(context),
    ...sqlSecrets(context),
    ...sqlAudit(context),
    ...sqlInstances(context),
    onWake: listeners.add,
    check: () => check(undefined),
    close: () => driver.close(),
  };
}
