import { createSqliteStore } from "@partner-kit/proxy/sqlite";

/**
 * Deletes every event from the proxy's store after the account was reset. Pages with a later cursor receive a `reset`
 * and read all data again.
 */
export async function deleteEvents(path: string): Promise<void> {
  const store = await createSqliteStore({ path });
  try {
    while ((await store.deleteEvents({ before: Number.MAX_SAFE_INTEGER, limit: BATCH })) === BATCH);
  } finally {
    await store.close();
  }
}

const BATCH = 1000;
