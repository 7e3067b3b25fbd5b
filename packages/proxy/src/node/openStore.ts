import type { Logger } from "../monitoring/logger.ts";
import type { Store } from "../store/Store.ts";

export interface OpenStoreParameters {
  /** A file, `memory:` or an address of Postgres. */
  readonly location: string;
  readonly logger: Logger;
  /** Called before the password is sent to a Postgres server on a public host without TLS. May throw. */
  readonly onPlainPostgres: () => void;
}

/** Opens the store that PARTNER_KIT_STORE names; `undefined` if it is memory. Rejects with a `StoreError`. */
export async function openStore({
  location,
  logger,
  onPlainPostgres,
}: OpenStoreParameters): Promise<Store | undefined> {
  if (location === "memory:") return undefined;
  if (!isPostgres(location)) {
    const { createSqliteStore } = await import("../store/createSqliteStore.ts");
    return createSqliteStore({ path: location });
  }
  const { isPlainOnPublicHost } = await import("../store/sql/isPlainOnPublicHost.ts");
  if (isPlainOnPublicHost(location)) onPlainPostgres();
  const { createPostgresStore } = await import("../store/createPostgresStore.ts");
  return createPostgresStore({
    connection: location,
    onTrouble: ({ reason }) => logger.warn({ reason }, "trouble with the database"),
  });
}

export function isPostgres(location: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(location);
}
