/** Code that is loaded once, when somebody needs it. */
export interface Later<TPart> {
  /** What was loaded; `undefined` before. */
  readonly get: () => TPart | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it, once for all who ask. Rejects where that failed; the next one to ask tries again. */
  readonly load: () => Promise<void>;
}

/** Makes a place for code that comes later. */
export function later<TPart>(load: () => Promise<TPart>): Later<TPart> {
  const listeners = new Set<() => void>();
  let loaded: TPart | undefined;
  let loading: Promise<void> | undefined;

  async function loadOnce(): Promise<void> {
    try {
      loaded = await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const tell of listeners) tell();
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
