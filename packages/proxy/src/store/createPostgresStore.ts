import type { Store } from "./Store.ts";
import { createSqlStore } from "./sql/createSqlStore.ts";
import { type OpenPostgresParameters, openPostgres } from "./sql/openPostgres.ts";

export type CreatePostgresStoreParameters = OpenPostgresParameters;

/**
 * Makes a store in Postgres (12 or newer), for any number of proxies. Each holds six connections at most. Rejects with
 * a `StoreError`.
 */
export async function createPostgresStore(parameters: CreatePostgresStoreParameters): Promise<Store> {
  return createSqlStore(await openPostgres(parameters));
}
