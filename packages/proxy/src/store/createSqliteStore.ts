import type { Store } from "./Store.ts";
import { createSqlStore } from "./sql/createSqlStore.ts";
import { type OpenSqliteParameters, openSqlite } from "./sql/openSqlite.ts";

export type CreateSqliteStoreParameters = OpenSqliteParameters;

/**
 * Makes a store in a file on a local disk. It is meant for one proxy; that two have it open for a while, when one
 * replaces the other, does no harm. Rejects with a `StoreError`.
 */
export async function createSqliteStore(parameters: CreateSqliteStoreParameters): Promise<Store> {
  return createSqlStore(await openSqlite(parameters));
}
