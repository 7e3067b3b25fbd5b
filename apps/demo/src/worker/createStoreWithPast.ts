import type { Store } from "@partner-kit/proxy";
import { type ListPastParameters, listPast } from "../../server/listPast.ts";

export interface StoreWithPastParameters extends Omit<ListPastParameters, "pairId"> {
  readonly store: Store;
}

/**
 * A store that has the prices of the day before. Each pair's are worked out when somebody first looks at them: those of
 * all would hold up the first page.
 */
export function createStoreWithPast({ store, ...past }: StoreWithPastParameters): Store {
  const kept = new Map<string, Promise<void>>();
  return {
    ...store,
    async readSamples(parameters) {
      const { pair_id: pairId } = parameters;
      const keeping = kept.get(pairId) ?? store.appendSamples(listPast({ ...past, pairId }));
      kept.set(pairId, keeping);
      // The next read retries a failed write.
      await keeping.catch((error: unknown) => {
        kept.delete(pairId);
        throw error;
      });
      return store.readSamples(parameters);
    },
  };
}
