import { existsSync } from "node:fs";
import { type Logger, silentLogger } from "../monitoring/logger.ts";
import type { Store } from "../store/Store.ts";
import { type AuditConfig, ConfigError, isPostgres, refuseUnsafe } from "./readConfig.ts";

type StoreConfig = Pick<AuditConfig, "store" | "environment" | "unsafe">;

/**
 * Opens the store that PARTNER_KIT_STORE names; `undefined` if it is memory. Rejects with a `StoreError`, or with a
 * `ConfigError` before production sends a password to a Postgres server on a public host without TLS.
 */
export async function openStore(config: StoreConfig, logger: Logger): Promise<Store | undefined> {
  const { store: location } = config;
  if (location === "memory:") return undefined;
  if (!isPostgres(location)) {
    const { createSqliteStore } = await import("../store/createSqliteStore.ts");
    return createSqliteStore({ path: location });
  }
  const { isPlainOnPublicHost } = await import("../store/sql/isPlainOnPublicHost.ts");
  if (isPlainOnPublicHost(location)) refuseUnsafe(config, "postgres-without-tls");
  const { createPostgresStore } = await import("../store/createPostgresStore.ts");
  return createPostgresStore({
    connection: location,
    onTrouble: ({ reason }) => logger.warn({ reason }, "trouble with the database"),
  });
}

/** Opens the store for a command, without making one. Rejects with a `ConfigError` if there is none. */
export async function openExistingStore(config: StoreConfig): Promise<Store> {
  const isMissing = !isPostgres(config.store) && !existsSync(config.store);
  const store = isMissing ? undefined : await openStore(config, silentLogger);
  if (store) return store;
  throw new ConfigError(
    "PARTNER_KIT_STORE",
    "is not a store that exists. Write the path or the address of the proxy's store",
  );
}
