"use client";

import { useSyncExternalStore } from "react";
import { memoize } from "../format/memoize.ts";
import { createStore, type Store } from "../provider/createStore.ts";
import { useKitContext } from "../provider/KitContext.ts";
import type { Kit } from "../query/kit.ts";

/** The time under a crosshair in seconds since the epoch, and a function that moves it. */
export type UseCrosshairReturnType = readonly [time: number | undefined, setTime: (time: number | undefined) => void];

/** The crosshair that all charts with the same ID and provider share. */
export function useCrosshair(syncId = ""): UseCrosshairReturnType {
  const { kit } = useKitContext();
  const store = crosshairOf(kit, syncId);
  return [useSyncExternalStore(store.subscribe, store.get, () => undefined), store.set];
}

type Crosshair = Store<number | undefined>;

function crosshairOf(kit: Kit, syncId: string): Crosshair {
  const stores = storesOf(kit);
  const crosshair = stores.get(syncId) ?? createStore<number | undefined>(undefined);
  stores.set(syncId, crosshair);
  return crosshair;
}

const storesOf = memoize((_kit: Kit) => new Map<string, Crosshair>(), new WeakMap());
