import { memoize } from "../format/memoize.ts";
import { createStore, type Store } from "../provider/createStore.ts";

/** A kit's favourite pairs, shared by all tables on the page and stored in the browser's local storage. */
export const favouritesStore: (baseUrl: string) => Store<readonly string[]> = memoize((baseUrl) => {
  const key = `partner-kit ${baseUrl} favourites`;
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
      // Without this, the next change here would undo those of another tab.
      const follow = ({ key: changed }: StorageEvent) => changed === key && store.set(read(key));
      window.addEventListener("storage", follow);
      const stop = store.subscribe(listener);
      return () => {
        window.removeEventListener("storage", follow);
        stop();
      };
    },
  };
});

/** A browser may deny storage, and the stored value may have any shape. */
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
    // Favourites then last until the page is left.
  }
}

const none: readonly string[] = [];
