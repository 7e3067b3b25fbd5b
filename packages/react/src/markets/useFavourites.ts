"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import { favouritesStore } from "./favouritesStore.ts";

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

const none: readonly string[] = [];
