import { type Store, StoreError } from "@partner-kit/proxy";

/** Returns a store whose reads fail or stay pending. */
export function breakStore(store: Store, fault: "slow" | "down"): Store {
  const read = (): Promise<never> => fail(fault, new StoreError("unreachable"));
  return { ...store, readEvents: read, readSamples: read, readBalances: read, readApprovals: read };
}

/** Stays pending (`slow`) or rejects (`down`). */
export function fail(fault: "slow" | "down", error: Error): Promise<never> {
  return fault === "slow" ? new Promise(() => undefined) : Promise.reject(error);
}
