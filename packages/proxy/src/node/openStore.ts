import { existsSync } from "node:fs";
import { type Logger, silentLogger } from "../monitoring/logger.ts";
import type { Store } from "../store/Store.ts";
import type { Driver } from "../store/sql/Driver.ts";
import type { Waker } from "../store/Waker.ts";
import { ConfigError, fail } from "./createReader.ts";
import { type AuditConfig, type Config, refuseUnsafe } from "./readConfig.ts";
import type { RedisLocation } from "./readRedis.ts";
import { connectionOf, type StoreLocation } from "./readStore.ts";
import { isPostgres } from "./storeLocation.ts";

type StoreConfig = Pick<AuditConfig, "store" | "storeTls" | "environment" | "unsafe"> & Partial<Pick<Config, "redis">>;

/** A store, and how it takes new credentials. A file has none. */
export interface OpenedStore {
  readonly store: Store;
  /** Rejects, without a change, if the new credentials do not work. */
  readonly reconnect?: ((next: StoreLocation) => Promise<void>) | undefined;
}

/**
 * Opens the store that PARTNER_KIT_STORE names. Resolves to `undefined` for `memory:`. Rejects with a `StoreError`, or
 * with a `ConfigError` if production would send a password to a public Postgres host without TLS.
 */
export async function openStore(config: StoreConfig, logger: Logger): Promise<OpenedStore | undefined> {
  const { store: location } = config;
  if (location === "memory:") return undefined;
  if (!isPostgres(location)) {
    const { createSqliteStore } = await import("../store/createSqliteStore.ts");
    return { store: await createSqliteStore({ path: location }) };
  }
  const { isPlainOnPublicHost } = await import("../store/sql/isPlainOnPublicHost.ts");
  if (isPlainOnPublicHost(connectionOf(config))) refuseUnsafe(config, "postgres-without-tls");
  const { createPostgresStore } = await import("../store/createPostgresStore.ts");
  const store = await createPostgresStore({
    connection: connectionOf(config),
    waker: config.redis && (await openWaker(config.redis)),
    onBackgroundError: ({ reason }) => logger.warn({ reason }, reason === "unnotified" ? UNNOTIFIED : FAILED),
  });
  return {
    store,
    async reconnect(next) {
      if (databaseOf(next.store) !== databaseOf(location))
        throw new ConfigError("PARTNER_KIT_STORE", "names another database. Restart the process to use it");
      if (isPlainOnPublicHost(connectionOf(next))) refuseUnsafe(config, "postgres-without-tls");
      await store.reconnect(connectionOf(next));
    },
  };
}

const FAILED = "the database connection failed in the background";
const UNNOTIFIED = "Redis does not respond, so changes of other instances are found by polling";

/** Rejects with a `ConfigError` if the package is not installed. */
async function openWaker(redis: RedisLocation): Promise<Waker> {
  const { createRedisWaker } = await import("../store/createRedisWaker.ts").catch(() =>
    fail("PARTNER_KIT_REDIS", "needs the package @redis/client. Install it next to @partner-kit/proxy"),
  );
  return createRedisWaker(redis);
}

/** Opens the database of a store, without tables. Rejects as `openStore` does. */
export async function openDriver(config: StoreConfig): Promise<Driver> {
  if (!isPostgres(config.store)) {
    const { openSqlite } = await import("../store/createSqliteStore.ts");
    return openSqlite({ path: config.store });
  }
  const { isPlainOnPublicHost } = await import("../store/sql/isPlainOnPublicHost.ts");
  if (isPlainOnPublicHost(connectionOf(config))) refuseUnsafe(config, "postgres-without-tls");
  const { openPostgres } = await import("../store/createPostgresStore.ts");
  return (await openPostgres({ connection: connectionOf(config) })).driver;
}

/** Host, port and database of a Postgres URL. */
function databaseOf(location: string): string {
  const { host, pathname } = new URL(location);
  return host + pathname;
}

/** Opens an existing store for a command. Never creates one. Rejects with a `ConfigError` if it does not exist. */
export async function openExistingStore(config: StoreConfig): Promise<Store> {
  const isMissing = !isPostgres(config.store) && !existsSync(config.store);
  const opened = isMissing ? undefined : await openStore(config, silentLogger);
  if (opened) return opened.store;
  throw new ConfigError(
    "PARTNER_KIT_STORE",
    "names a store that does not exist. Use the path or the URL of the proxy's store",
    "STORE_FAILED",
  );
}
