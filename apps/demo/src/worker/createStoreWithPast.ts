import type { Store } from "@partner-kit/proxy";
import { type ListPastParameters, listPast } from "../../server/listPast.ts";

export interface StoreWithPastParameters extends Omit<ListPastParameters, "pairId"> {
  readonly store: Store;
}

/**
 * Adds the previous day's prices to a store. Computes the prices of a pair on its first read, because computing all
 * pairs at once would delay the first page.
 */
export function createStoreWithPast({ store, ...past }: StoreWithPastParameters): Store {
  const writes = new Map<string, Promise<void>>();
  return {
    ...store,
    async readSamples(parameters) {
      const { pair_id: pairId } = parameters;
      const writing = writes.get(pairId) ?? store.appendSamples(listPast({ ...past, pairId }));
      writes.set(pairId, writing);
      // The next read retries a failed write.
      await writing.catch((error: unknown) => {
        writes.delete(pairId);
        throw error;
      });
      return store.readSamples(parameters);
    },
  };
}
