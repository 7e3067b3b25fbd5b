import type { SealedSecret, Store } from "../Store.ts";
import type { Work } from "./Driver.ts";
import { query } from "./query.ts";
import type { SqlContext } from "./SqlContext.ts";

type SqlSecrets = Pick<Store, "saveSecret" | "readSecrets" | "deleteSecrets">;

/** Sealed webhook secrets over SQL. */
export function sqlSecrets({ driver, table, run, changed }: SqlContext): SqlSecrets {
  const secrets = table("secrets");

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

  return {
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
  };
}
