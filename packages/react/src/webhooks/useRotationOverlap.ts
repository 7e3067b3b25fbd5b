"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { useEffect, useSyncExternalStore } from "react";
import { useClock } from "../locale/useClock.ts";
import { createStore, type Store } from "../provider/createStore.ts";
import { usePartnerKit } from "../provider/KitContext.ts";
import { createSessionEntries } from "../provider/sessionEntries.ts";
import type { Kit } from "../query/kit.ts";
import { useSession } from "../session/useSession.ts";

/**
 * When both secrets of an endpoint stop being valid, as the service wrote it. `undefined` after that, or if it is unknown.
 * Survives a reload.
 */
export function useRotationOverlap(webhookId: string): string | undefined {
  const store = useRotationOverlapStore(webhookId);
  const until = useSyncExternalStore(store.subscribe, store.get, () => undefined);
  const end = until === undefined ? undefined : parseTimestamp(until);
  const isOver = useClock((now) => until !== undefined && (end === undefined || end <= now)) ?? false;
  useEffect(() => {
    if (isOver) store.set(undefined);
  }, [isOver, store]);
  return isOver ? undefined : until;
}

/** Stores the end of an endpoint's overlap for the signed-in user. */
export function useRotationOverlapStore(webhookId: string): Store<string | undefined> {
  const { kit } = usePartnerKit();
  const subject = useSession().data?.subject;
  return rotationOverlap({ kit, subject, webhookId });
}

interface RotationOverlapParameters {
  readonly kit: Kit;
  /** The signed-in user. While it is `undefined`, nothing is read or stored. */
  readonly subject: string | undefined;
  readonly webhookId: string;
}

/**
 * When the overlap of an endpoint's secrets ends, as the service wrote it. Only the response to a rotation contains it, so
 * it is stored in the tab's session storage, per user. It survives a reload. Stores the endpoint's ID and the time, never a
 * secret.
 */
export function rotationOverlap({ kit, subject, webhookId }: RotationOverlapParameters): Store<string | undefined> {
  if (subject === undefined) return unknown;
  const name = entries.nameOf({ kit, subject, recordId: webhookId });
  const stores = byKit.get(kit) ?? new Map<string, Store<string | undefined>>();
  byKit.set(kit, stores);
  const store = stores.get(name) ?? createOverlapStore(name);
  stores.set(name, store);
  return store;
}

const entries = createSessionEntries<string>("rotation");
const byKit = new WeakMap<Kit, Map<string, Store<string | undefined>>>();
const unknown: Store<string | undefined> = {
  get: () => undefined,
  set: () => undefined,
  subscribe: () => () => undefined,
};

function createOverlapStore(name: string): Store<string | undefined> {
  const store = createStore(entries.read(name));
  return {
    get: store.get,
    subscribe: store.subscribe,
    set: (until) => {
      store.set(until);
      entries.write(name, until);
    },
  };
}
