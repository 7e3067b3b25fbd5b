"use client";

import { useSyncExternalStore } from "react";
import { createStore, type Store } from "../provider/createStore.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { sharedBy } from "../provider/sharedBy.ts";

/** The time under a crosshair in seconds since the epoch, and a function that moves it. */
export type UseCrosshairReturnType = readonly [time: number | undefined, setTime: (time: number | undefined) => void];

/** The crosshair that all charts with the same ID and provider share. */
export function useCrosshair(syncId = ""): UseCrosshairReturnType {
  const { kit } = useKitContext();
  const store = shared(kit, syncId, () => createStore<number | undefined>(undefined));
  return [useSyncExternalStore(store.subscribe, store.get, () => undefined), store.set];
}

const shared = sharedBy<Store<number | undefined>>();
