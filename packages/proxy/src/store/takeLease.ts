import { ignore } from "../monitoring/logger.ts";
import type { Settings } from "../settings/settings.ts";

export interface TakeLeaseParameters extends Pick<Settings, "store" | "schedule"> {
  readonly name: string;
  readonly holder: string;
  /** Milliseconds for which the store keeps it after a renewal. Default: `LEASE_MS`. */
  readonly ttl?: number | undefined;
}

/** A lease that is renewed until `end`. */
export interface Lease {
  /** Aborted when the lease ends, is lost, or expires because the store does not respond. */
  readonly signal: AbortSignal;
  /** Ends the renewals. The store keeps the lease until it expires or is released. */
  end(): void;
}

// After a crash another instance takes over within 5 seconds: the lease expires, then the next attempt takes it. The rest
// is time for the store to respond.
export const LEASE_MS = 3_500;
/** Renewals before a lease expires. */
const RENEWALS = 3.5;

/** Takes a lease. Resolves to `undefined` if another instance has it. */
export async function takeLease(parameters: TakeLeaseParameters): Promise<Lease | undefined> {
  const { store, schedule, name, holder, ttl = LEASE_MS } = parameters;
  const ending = new AbortController();
  let cancelRenewal = ignore;
  let cancelEnd = ignore;
  const lose = (): void => ending.abort();

  async function renew(): Promise<boolean> {
    // Counted from before the call, so that the signal never outlasts the lease.
    const cancelNext = schedule(lose, ttl);
    const isHeld = await store.lease({ name, holder, ttl }).catch((error: unknown) => {
      cancelNext();
      throw error;
    });
    cancelEnd();
    cancelEnd = cancelNext;
    // The renewal can resolve after the lease ended.
    if (!isHeld || ending.signal.aborted) cancelEnd();
    else
      cancelRenewal = schedule(() => void renew().then((isStillHeld) => isStillHeld || lose(), lose), ttl / RENEWALS);
    return isHeld;
  }

  if (!(await renew())) return undefined;
  return {
    signal: ending.signal,
    end() {
      lose();
      cancelRenewal();
      cancelEnd();
    },
  };
}
