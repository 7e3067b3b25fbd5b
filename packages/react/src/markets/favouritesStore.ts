import { createStore } from "../provider/createStore.ts";

/** Pairs that a person marked, kept in this browser. */
export interface FavouritesStore {
  readonly get: () => readonly string[];
  readonly set: (pairIds: readonly string[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const stores = new Map<string, FavouritesStore>();

/** The marked pairs of a kit: the same for every table on the page, and after a reload. */
export function favouritesStore(baseUrl: string): FavouritesStore {
  const known = stores.get(baseUrl) ?? createFavouritesStore(`partner-kit ${baseUrl} favourites`);
  stores.set(baseUrl, known);
  return known;
}

function createFavouritesStore(key: string): FavouritesStore {
  const store = createStore<readonly string[] | undefined>(undefined);
  return {
    get: () => {
      if (store.get() === undefined) store.set(read(key));
      return store.get() ?? none;
    },
    set: (pairIds) => {
      store.set(pairIds);
      write(key, pairIds);
    },
    subscribe: (listener) => {
      // Another tab marks pairs, too, and would have its own put back by the next mark made here.
      const follow = ({ key: changed }: StorageEvent) => changed === key && store.set(read(key));
      window.addEventListener("storage", follow);
      const stop = store.subscribe(listener);
      return () => {
        window.removeEventListener("storage", follow);
        stop();
      };
    },
  };
}

/** A browser may refuse storage, and anything may stand in it. */
function read(key: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : none;
  } catch {
    return none;
  }
}

function write(key: string, pairIds: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(pairIds));
  } catch {
    // They hold until the page goes.
  }
}

const none: readonly string[] = [];
