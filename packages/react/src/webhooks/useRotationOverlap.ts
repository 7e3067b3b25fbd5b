"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { useEffect, useSyncExternalStore } from "react";
import { useClock } from "../locale/useClock.ts";
import { createStore, type Store } from "../provider/createStore.ts";
import { usePartnerKit } from "../provider/KitContext.ts";
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
  const stores = byKit.get(kit) ?? new Map<string, Store<string | undefined>>();
  byKit.set(kit, stores);
  const key = `partner-kit ${kit.baseUrl} rotation ${JSON.stringify([subject, webhookId])}`;
  const store = stores.get(key) ?? createKeptStore(key);
  stores.set(key, store);
  return store;
}

const byKit = new WeakMap<Kit, Map<string, Store<string | undefined>>>();
const unknown: Store<string | undefined> = {
  get: () => undefined,
  set: () => undefined,
  subscribe: () => () => undefined,
};

function createKeptStore(key: string): Store<string | undefined> {
  const store = createStore(read(key));
  return {
    get: store.get,
    subscribe: store.subscribe,
    set: (until) => {
      store.set(until);
      write(key, until);
    },
  };
}

/** Browsers can deny storage, and servers have none. */
function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, until: string | undefined): void {
  try {
    if (until === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, until);
  } catch {
    // The value then lasts until the page closes.
  }
}
