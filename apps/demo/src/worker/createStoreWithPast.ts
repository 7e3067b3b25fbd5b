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
  const known = new Set<string>();
  return {
    ...store,
    async readSamples(parameters) {
      const { pair_id: pairId } = parameters;
      if (!known.has(pairId)) {
        known.add(pairId);
        await store.appendSamples(listPast({ ...past, pairId }));
      }
      return store.readSamples(parameters);
    },
  };
}
