import { existsSync } from "node:fs";
import { type Logger, silentLogger } from "../monitoring/logger.ts";
import type { Store } from "../store/Store.ts";
import { ConfigError } from "./createReader.ts";
import { type AuditConfig, refuseUnsafe } from "./readConfig.ts";
import { isPostgres } from "./storeLocation.ts";

type StoreConfig = Pick<AuditConfig, "store" | "environment" | "unsafe">;

/**
 * Opens the store that PARTNER_KIT_STORE names. Resolves to `undefined` for `memory:`. Rejects with a `StoreError`, or
 * with a `ConfigError` if production would send a password to a public Postgres host without TLS.
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
    onBackgroundError: ({ reason }) => logger.warn({ reason }, "the database connection failed in the background"),
  });
}

/** Opens an existing store for a command. Never creates one. Rejects with a `ConfigError` if it does not exist. */
export async function openExistingStore(config: StoreConfig): Promise<Store> {
  const isMissing = !isPostgres(config.store) && !existsSync(config.store);
  const store = isMissing ? undefined : await openStore(config, silentLogger);
  if (store) return store;
  throw new ConfigError(
    "PARTNER_KIT_STORE",
    "names a store that does not exist. Use the path or the URL of the proxy's store",
    "STORE_FAILED",
  );
}
