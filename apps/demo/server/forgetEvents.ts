import { createSqliteStore } from "@partner-kit/proxy/sqlite";

/**
 * Deletes every event from the proxy's store: they are about an account that has been reset. Pages whose stream had come
 * further than what is left are told to read everything again.
 */
export async function forgetEvents(path: string): Promise<void> {
  const store = await createSqliteStore({ path });
  try {
    while ((await store.deleteEvents({ before: Number.MAX_SAFE_INTEGER, limit: BATCH })) === BATCH);
  } finally {
    await store.close();
  }
}

const BATCH = 1000;
