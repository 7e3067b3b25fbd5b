import { createStore, type Store } from "../provider/createStore.ts";
import type { Kit } from "../query/kit.ts";

export interface RotationOverlapParameters {
  readonly kit: Kit;
  /** Who is signed in; `undefined` while that is not known, and then nothing is read or kept. */
  readonly subject: string | undefined;
  readonly webhookId: string;
}

/**
 * Until when the previous secret of an endpoint stays valid, as the service wrote it. Only the response to a rotation says
 * so, which is why it is kept in the tab's session storage: a reload does not lose it, and another person does not see it.
 * Holds the endpoint's ID and the time, never a secret.
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

/** A browser may refuse storage, and a server has none. */
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
    // It holds until the page goes.
  }
}
