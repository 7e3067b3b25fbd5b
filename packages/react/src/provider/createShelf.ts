import type { Kit } from "../query/kit.ts";
import { createStore, type Store } from "./createStore.ts";

/** Values of one kind, by key: in memory, for as long as a provider lives, and nowhere else. */
export interface Shelf<TValue> {
  readonly at: (kit: Kit, key: string) => Store<TValue | undefined>;
}

/**
 * Makes a shelf, one for each kind of value. What lies on it outlives the components that put it there (a draft whose form
 * is closed by a route change), is another one under each provider, and never reaches the browser's storage.
 */
export function createShelf<TValue>(): Shelf<TValue> {
  const byKit = new WeakMap<Kit, Map<string, Store<TValue | undefined>>>();
  return {
    at: (kit, key) => {
      const stores = byKit.get(kit) ?? new Map<string, Store<TValue | undefined>>();
      byKit.set(kit, stores);
      const store = stores.get(key) ?? createStore<TValue | undefined>(undefined);
      stores.set(key, store);
      return store;
    },
  };
}
