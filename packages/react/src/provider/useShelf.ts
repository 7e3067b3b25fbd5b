"use client";

import { useSyncExternalStore } from "react";
import type { Shelf } from "./createShelf.ts";
import { useKitContext } from "./KitContext.ts";

/** What lies on a shelf under a key, and how to put something else there; `undefined` takes it away. */
export function useShelf<TValue>(
  shelf: Shelf<TValue>,
  key: string,
): readonly [TValue | undefined, (value: TValue | undefined) => void] {
  const { kit } = useKitContext();
  const store = shelf.at(kit, key);
  return [useSyncExternalStore(store.subscribe, store.get, () => undefined), store.set];
}
