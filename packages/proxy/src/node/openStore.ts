import type { Logger } from "../logger.ts";
import type { Store } from "../store/Store.ts";

export interface OpenStoreParameters {
  /** A file, `memory:` or an address of Postgres. */
  readonly location: string;
  readonly logger: Logger;
}

/** Opens the store that PARTNER_KIT_STORE names; `undefined` where it is memory. Rejects with a `StoreError`. */
export async function openStore({ location, logger }: OpenStoreParameters): Promise<Store | undefined> {
  if (location === "memory:") return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(location)) {
    const { createSqliteStore } = await import("../store/createSqliteStore.ts");
    return createSqliteStore({ path: location });
  }
  const { createPostgresStore } = await import("../store/createPostgresStore.ts");
  return createPostgresStore({
    connection: location,
    onTrouble: ({ reason }) => logger.warn({ reason }, "trouble with the database"),
  });
}
