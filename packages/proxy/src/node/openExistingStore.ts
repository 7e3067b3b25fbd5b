import { existsSync } from "node:fs";
import { silentLogger } from "../monitoring/logger.ts";
import type { Store } from "../store/Store.ts";
import { isPostgres, openStore } from "./openStore.ts";
import { type AuditConfig, ConfigError, refuseUnsafe } from "./readConfig.ts";

/** Opens the store of the settings for a command, without making one. Rejects with a `ConfigError` if there is none. */
export async function openExistingStore(config: AuditConfig): Promise<Store> {
  const { store: location } = config;
  const isMissing = !isPostgres(location) && !existsSync(location);
  const onPlainPostgres = (): void => refuseUnsafe(config, "postgres-without-tls");
  const store = isMissing ? undefined : await openStore({ location, logger: silentLogger, onPlainPostgres });
  if (store) return store;
  throw new ConfigError(
    "PARTNER_KIT_STORE",
    "is not a store that exists. Write the path or the address of the proxy's store",
  );
}
