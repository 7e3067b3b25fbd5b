"use client";

import { useMemo, useSyncExternalStore } from "react";
import { memoize } from "../format/memoize.ts";
import { createStore, type Store } from "../provider/createStore.ts";
import { useKitContext } from "../provider/KitContext.ts";

export interface UseFavouritesParameters {
  /** IDs of the favourite pairs, if you store them. Default: stored in the browser. */
  readonly favourites?: readonly string[] | undefined;
  readonly onFavouritesChange?: ((pairIds: readonly string[]) => void) | undefined;
}

export interface UseFavouritesReturnType {
  readonly favourites: ReadonlySet<string>;
  readonly toggleFavourite: (pairId: string) => void;
}

/** The favourite pairs of a person. */
export function useFavourites(parameters: UseFavouritesParameters = {}): UseFavouritesReturnType {
  const { kit } = useKitContext();
  const store = favouritesStore(kit.baseUrl);
  const stored = useSyncExternalStore(store.subscribe, store.get, () => none);
  const list = parameters.favourites ?? stored;
  const favourites = useMemo(() => new Set(list), [list]);
  return {
    favourites,
    toggleFavourite: (pairId) => {
      const now = parameters.favourites ?? store.get();
      const next = now.includes(pairId) ? now.filter((id) => id !== pairId) : [...now, pairId];
      if (!parameters.favourites) store.set(next);
      parameters.onFavouritesChange?.(next);
    },
  };
}

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
