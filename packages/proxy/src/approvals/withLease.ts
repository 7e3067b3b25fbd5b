import { ignore } from "../monitoring/logger.ts";
import type { Settings } from "../settings/settings.ts";

// After a crash another process can continue when the lease has expired.
const LEASE_MS = 10_000;

/**
 * Runs a function while no other process runs one with the same name. Resolves to `undefined`, without a call, if
 * another process has the lease.
 */
export async function withLease<T>(
  { store, schedule }: Pick<Settings, "store" | "schedule">,
  name: string,
  run: () => Promise<T>,
): Promise<T | undefined> {
  const lease = { name, holder: crypto.randomUUID() };
  let isOver = false;
  let cancel = ignore;
  const renewLater = (): void => {
    if (isOver) return;
    cancel = schedule(() => {
      store.lease({ ...lease, ttl: LEASE_MS }).then(renewLater, renewLater);
    }, LEASE_MS / 3);
  };
  if (!(await store.lease({ ...lease, ttl: LEASE_MS }))) return undefined;
  renewLater();
  try {
    return await run();
  } finally {
    isOver = true;
    cancel();
    await store.release(lease).catch(ignore);
  }
}
