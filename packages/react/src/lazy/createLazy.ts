import { LoadError } from "./LoadError.ts";

/** Code in a file of its own, which is loaded once, when somebody needs it. */
export interface Lazy<TPart> {
  /** What was loaded; `undefined` before. */
  readonly get: () => TPart | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it, once for all who ask. Rejects with `LoadError` where that failed; the next one to ask tries again. */
  readonly load: () => Promise<TPart>;
}

/** Makes a place for code that comes later. */
export function createLazy<TPart>(load: () => Promise<TPart>): Lazy<TPart> {
  const listeners = new Set<() => void>();
  let loaded: TPart | undefined;
  let loading: Promise<TPart> | undefined;

  async function loadOnce(): Promise<TPart> {
    try {
      loaded = await load();
    } catch (cause) {
      loading = undefined;
      throw new LoadError({ cause });
    }
    for (const tell of listeners) tell();
    return loaded;
  }

  return {
    get: () => loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      loading ??= loadOnce();
      return loading;
    },
  };
}
