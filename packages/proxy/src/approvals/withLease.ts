import { ignore } from "../monitoring/logger.ts";
import type { Settings } from "../settings/settings.ts";
import { takeLease } from "../store/takeLease.ts";

// After a crash another process can continue when the lease has expired.
const LEASE_MS = 10_000;

/**
 * Runs a function while no other process runs one with the same name. Resolves to `undefined`, without a call, if
 * another process has the lease. The signal is aborted if the lease is lost, after which another process may run one.
 */
export async function withLease<T>(
  { store, schedule }: Pick<Settings, "store" | "schedule">,
  name: string,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const owner = { name, holder: crypto.randomUUID() };
  const lease = await takeLease({ store, schedule, ...owner, ttl: LEASE_MS });
  if (!lease) return undefined;
  try {
    return await run(lease.signal);
  } finally {
    lease.end();
    await store.release(owner).catch(ignore);
  }
}
