"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import { favouritesStore } from "./favouritesStore.ts";

export interface UseFavouritesParameters {
  /** Identifiers of pairs, where the host keeps them. Default: kept in this browser. */
  readonly favourites?: readonly string[] | undefined;
  readonly onFavouritesChange?: ((pairIds: readonly string[]) => void) | undefined;
}

export interface UseFavouritesReturnType {
  readonly favourites: ReadonlySet<string>;
  readonly toggleFavourite: (pairId: string) => void;
}

/** The pairs a person marked. */
export function useFavourites(parameters: UseFavouritesParameters = {}): UseFavouritesReturnType {
  const { kit } = useKitContext();
  const store = favouritesStore(kit.baseUrl);
  const kept = useSyncExternalStore(store.subscribe, store.get, () => none);
  const list = parameters.favourites ?? kept;
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
