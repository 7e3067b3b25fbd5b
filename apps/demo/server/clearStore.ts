import { createSqliteStore } from "@partner-kit/proxy/sqlite";

/**
 * Deletes every event, approval and payment batch from the proxy's store after the account was reset. Pages with a later cursor
 * receive a `reset` and read all data again.
 */
export async function clearStore(path: string): Promise<void> {
  const store = await createSqliteStore({ path });
  const before = Number.MAX_SAFE_INTEGER;
  try {
    while ((await store.deleteEvents({ before, limit: BATCH })) === BATCH);
    const approvals = await store.readApprovals({ limit: BATCH });
    await store.deleteApprovals({ before, statuses: approvals.map(({ status }) => status) });
  } finally {
    await store.close();
  }
}

const BATCH = 1000;
